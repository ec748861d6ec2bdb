/** The demo network and its simulated chargers draw from the same streams. */
export { hash, hashName, Random } from '@ampdeck/simulator/random'
