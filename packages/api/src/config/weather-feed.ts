import { weatherSky } from '../enumerations/strategy.ts'
import { HOUR, UTC8 } from '../time.ts'

/** The weather of a city in one hour. */
interface CityWeather {
  /** 0.1 °C. */
  temperature10: number
  /** 0.1 mm in the hour. */
  rain10: number
  /** 0.1 m/s. */
  wind10: number
  sky: (typeof weatherSky.codes)[number]
}

const DAYS = 365.25
const { clear, cloudy, overcast, rain, storm, snow } = weatherSky.code

/** The built-in feed: the same for a city and an hour wherever it is asked, and it asks no other host. */
export function weatherAt(cityCode: string, now: number): CityWeather {
  const hour = Math.floor((now + UTC8) / HOUR)
  const day = Math.floor(hour / 24)
  const chance = (salt: number) => share(`${cityCode} ${day} ${salt}`)
  // The coldest day is in the middle of January, the coldest hour before sunrise.
  const season = -Math.cos(((day - 15) / DAYS) * 2 * Math.PI)
  const time = -Math.cos((((hour % 24) - 4) / 24) * 2 * Math.PI)
  const warmth = 26 - (Number(cityCode.slice(0, 2)) % 7)
  const celsius = warmth - 6 + 12 * season + 4 * time + 6 * (chance(1) - 0.5)
  const isWet = chance(2) < 0.28
  const millimetres = isWet ? 30 * share(`${cityCode} ${hour}`) ** 3 : 0
  const wind = 1.5 + 6 * chance(3) + (isWet ? 8 * chance(4) : 0)
  const dry = [clear, cloudy, overcast][Math.floor(chance(5) * 3)] ?? clear
  const wet = celsius < 1 ? snow : millimetres > 16 ? storm : rain
  return {
    temperature10: Math.round(celsius * 10),
    rain10: Math.round(millimetres * 10),
    wind10: Math.round(wind * 10),
    sky: millimetres >= 0.1 ? wet : isWet ? overcast : dry,
  }
}

/** A number from 0 to 1 that follows from a text (FNV-1a, well mixed). */
function share(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296
}
