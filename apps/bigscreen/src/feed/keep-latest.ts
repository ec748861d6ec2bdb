/** More orders than these never run at the same time; a wall that stands for weeks hears of many more. */
const MAX = 5_000

/** Keeps what was heard last of so many; what was silent for the longest is forgotten. */
export function keepLatest<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most = MAX): void {
  map.delete(key)
  map.set(key, value)
  if (map.size <= most) return
  for (const oldest of map.keys()) {
    map.delete(oldest)
    return
  }
}
