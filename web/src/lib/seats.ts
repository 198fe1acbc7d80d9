/** Shapes that tell seats apart besides colour, drawn in a box of 20 around the origin. */
const SHAPES = [
  "M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z", // disc
  "M0-9L9 7H-9Z", // triangle
  "M-7.5-7.5H7.5V7.5H-7.5Z", // square
  "M0-9.5L8 0L0 9.5L-8 0Z", // diamond
  "M0-9L2.6-3L9-2.8L4 1.4L5.6 8L0 4.4L-5.6 8L-4 1.4L-9-2.8L-2.6-3Z", // star
  "M-4.5-8.5H4.5L9 0L4.5 8.5H-4.5L-9 0Z", // hexagon
];

export const seatPath = (seat: number): string => SHAPES[((seat % 6) + 6) % 6]!;
export const seatColour = (seat: number): string => `var(--seat-${((seat % 6) + 6) % 6})`;
