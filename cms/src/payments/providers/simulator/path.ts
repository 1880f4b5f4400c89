/** Below which address the pretended provider has its pages. */
export const SIMULATOR_PATH = '/simulator'
