/** Symbols of the Legendary Oni, drawn for a box of 20 by 20 like those of `parts/icons.ts`. */
export const LEGENDS: Record<string, string> = {
  "oni-abyssal": "M-8-9H8V-5.4H-8ZM-8.6-2.6L-4.4 1.6L0-2.6L4.4 1.6L8.6-2.6V5L4.4 9.4L0 5L-4.4 9.4L-8.6 5Z",
  "oni-dark-observer": "M-9.6 0Q0-10 9.6 0Q0 10-9.6 0ZM0-3.6A3.6 3.6 0 1 0 0 3.6A3.6 3.6 0 1 0 0-3.6Z",
  "oni-skybound": "M0-3.4L-10-8.4L-7.4 1L-3.2 2.2L0 9.6L3.2 2.2L7.4 1L10-8.4Z",
  "oni-defiler":
    "M-8.4 8.4Q-9.6 0.6-4.4-1.8Q-3.2-9.6 2.2-7.4Q8.4-8 7.4-1Q10.4 3 8.4 8.4ZM-3.2 1A2 2 0 1 0-3.2 5A2 2 0 1 0-3.2 1ZM4.2 0A1.6 1.6 0 1 0 4.2 3.2A1.6 1.6 0 1 0 4.2 0Z",
  "oni-shadow": "M0-9.6Q7.4-7.4 7.2 2L9.2 9.4H-9.2L-7.2 2Q-7.4-7.4 0-9.6ZM-4-1.6L-1 0.8L-4 2ZM4-1.6L1 0.8L4 2Z",
  "oni-gambler": "M-8-8H8V8H-8ZM-5-5V-2H-2V-5ZM2-5V-2H5V-5ZM-1.5-1.5V1.5H1.5V-1.5ZM-5 2V5H-2V2ZM2 2V5H5V2Z",
  "oni-merchant":
    "M-4.4-9.4H4.4L2.2-5.2Q9.4 0 7.4 6.2Q5.4 9.4 0 9.4Q-5.4 9.4-7.4 6.2Q-9.4 0-2.2-5.2ZM-1.2-1.4V5.4H1.2V-1.4Z",
  "oni-ronin": "M7.4-9.6L9.6-7.4L-1.6 3.8L0.6 6L-1.6 8.2L-3.8 6L-7.2 9.4L-9.4 7.2L-6 3.8L-8.2 1.6L-6 -0.6L-3.8 1.6Z",
};

/** A crown, to stand above a piece. */
export const CROWN = "M-8 4L-9-4L-4.4-0.6L0-6L4.4-0.6L9-4L8 4Z";

/** Cracks over devastated ground. */
export const CRACKS = "M-46-8L-26-2L-34 14L-12 22M8-50L2-34L16-26L6-12M46 10L28 6L30 24L12 36";
