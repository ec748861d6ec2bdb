/** The network's kilowatts at every full hour of picture 02, from midnight to midnight. */
const HOURS = [
  4_560, 3_700, 2_650, 1_750, 1_500, 1_480, 2_200, 3_900, 5_350, 5_820, 5_350, 5_500, 6_850, 5_800, 4_800,
  4_500, 4_150, 4_000, 4_550, 5_000, 6_050, 5_750, 5_800, 5_000, 4_450,
]

/** A day of 96 quarters in W, uneven as load is but always the same; `part` scales it to a station. */
export function loadDay(seed: number, part = 1, quarters = 96): (number | null)[] {
  return Array.from({ length: 96 }, (_, quarter) => {
    if (quarter >= quarters) return null
    const hour = Math.floor(quarter / 4)
    const from = HOURS[hour] ?? 0
    const kW = from + ((HOURS[hour + 1] ?? from) - from) * ((quarter % 4) / 4)
    const wobble = Math.sin(quarter * 1.7 + seed) * 110 + Math.sin(quarter * 0.61 + seed * 3) * 130
    return Math.round((kW + wobble) * part) * 1_000
  })
}
