"""The rules of Tsukuyumi, one module an idea; each cites the ledger (docs/rules/tsukuyumi.md) where a rule lives."""
