/** The phone that every task must be possible on with one thumb. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** A small laptop. */
export const DESKTOP = { viewport: { width: 1280, height: 800 } }
