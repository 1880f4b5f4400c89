/** Base path of the simulated provider's pages. */
export const SIMULATOR_PATH = '/simulator'
