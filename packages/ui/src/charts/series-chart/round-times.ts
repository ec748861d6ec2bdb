/** Of a time of day with the gap to the next one, px. */
const ROOM = 62
const STEPS = [1, 2, 3, 4, 6, 8, 12, 24]

/** Of labels that are times of day (`HH:mm`), those that are named below an axis of that width: full hours, evenly apart. */
export function roundTimes(labels: readonly string[], width: number): readonly string[] | undefined {
  if (!labels.every((label) => /^\d\d:\d\d$/.test(label))) return
  const most = Math.max(1, Math.floor(width / ROOM))
  const every = (hours: number) =>
    labels.filter((label) => label.endsWith(':00') && Number(label.slice(0, 2)) % hours === 0)
  const found = STEPS.map(every).find((times) => times.length <= most)
  return found && found.length > 1 ? found : undefined
}
