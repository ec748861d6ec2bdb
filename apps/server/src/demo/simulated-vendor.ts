/** By what simulated piles can be told from others. */
export const SIMULATED_VENDOR = 'Ampdeck demo'
