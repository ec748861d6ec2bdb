interface Setting {
  key: string
  value: string
}

/** A line for each setting: `key = value`. A line without the sign has an empty value, which piles may take. */
export function settingsOf(text: unknown): unknown {
  if (typeof text !== 'string') return text
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Setting => {
      const [key = '', ...rest] = line.split('=')
      return { key: key.trim(), value: rest.join('=').trim() }
    })
}

export const textOf = (settings: readonly Setting[]) =>
  settings.map(({ key, value }) => `${key} = ${value}`).join('\n')
