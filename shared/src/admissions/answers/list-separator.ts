/** Between the chosen options of one answer, as shown. */
export const LIST_SEPARATOR = ', '
