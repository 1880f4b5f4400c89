/** The icons that islands use as well; a page's script has no others. */
export const ISLAND_ICONS = {
  close: { d: 'M5 5l14 14M19 5L5 19' },
  next: { d: 'M9 5l7 7-7 7' },
  previous: { d: 'M15 5l-7 7 7 7' },
  play: { d: 'M7 4l13 8-13 8z', solid: true },
  warning: { d: 'M12 3L2 20h20zM12 9v5M12 16.5v1' },
  lock: { d: 'M6 11h12v10H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11' },
  tick: { d: 'M4 12.5l5 5L20 6.5' },
} as const
