import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "test/fixtures/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // Index access and DOM lookups that cannot fail are said to with "!"; svelte-check sees all others.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Destructured rest and for-of over pairs name what they leave out.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Keys of seats and matches come and go.
      "@typescript-eslint/no-dynamic-delete": "off",
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      // Addresses are the page's own: lib/route.svelte.ts names them.
      "svelte/no-navigation-without-resolve": "off",
      // A space that must not be lost beside a block is written {" "}.
      "svelte/no-useless-mustaches": "off",
      // Sets and maps here are built, read and thrown away, or kept on purpose outside of what is watched.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
