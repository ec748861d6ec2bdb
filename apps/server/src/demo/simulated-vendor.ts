/** The vendor that simulated piles report, and no others. */
export const SIMULATED_VENDOR = 'Ampdeck demo'
