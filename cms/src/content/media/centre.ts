/** The focal point of a picture for which staff chose no other, in per cent of its width and height. */
export const CENTRE = 50
