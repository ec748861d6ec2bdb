declare module 'virtual:entries' {
  export const entryOf: Readonly<Record<string, string>>
  export const fileOf: Readonly<Record<string, string>>
}
