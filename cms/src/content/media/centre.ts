/** The focal point of a picture for which nobody chose another, in per cent of its width and height. */
export const CENTRE = 50
