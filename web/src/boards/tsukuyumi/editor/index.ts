import type { EditorModule } from "../../index.ts";
import { type Draft, idOf, model, read, write } from "./draft.ts";
import Editor from "./Editor.svelte";

export const editor: EditorModule<Draft> = {
  tables: ["scenarios", "boards"],
  mode: "standard",
  option: "scenario",
  models: (own, words, seats) =>
    (own.scenarios ?? []).flatMap((row) => {
      const id = String(row.id);
      const draft = row.teams ? null : model(own, id, seats);
      return draft ? [{ id, name: words.name(id), draft }] : [];
    }),
  read,
  write,
  id: idOf,
  title: (draft) => draft.scenario.name.trim(),
  seats: (draft) => draft.boards[0]?.players ?? 0,
  Editor,
};
