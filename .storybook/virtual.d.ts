declare module 'virtual:entries' {
  export const entryOf: Readonly<Record<string, string>>
}
