/** Light, dark or as the system says; and the skin of the game on the table. */
export type Theme = "auto" | "light" | "dark";

class Look {
  theme = $state<Theme>((localStorage.getItem("moonwall-theme") as Theme | null) ?? "auto");
  private readonly night = matchMedia("(prefers-color-scheme: dark)");

  constructor() {
    this.night.addEventListener?.("change", () => this.apply());
    this.apply();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("moonwall-theme", theme);
    this.apply();
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.night.matches);
  }

  skin(game: string | null): void {
    if (game) document.documentElement.dataset.game = game;
    else delete document.documentElement.dataset.game;
  }

  private apply(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const look = new Look();
