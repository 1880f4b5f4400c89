/** The smallest supported phone. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

export const DESKTOP = { viewport: { width: 1280, height: 800 } }
