/** The tab to which a key leads from the current one; nothing for any other key. The ends are joined. */
export function neighbourOf(
  tabs: readonly { id: string }[],
  current: string,
  key: string,
): string | undefined {
  const here = tabs.findIndex(({ id }) => id === current)

  switch (key) {
    case 'ArrowRight':
      return tabs[(here + 1) % tabs.length]?.id
    case 'ArrowLeft':
      return tabs.at(here - 1)?.id
    case 'Home':
      return tabs[0]?.id
    case 'End':
      return tabs.at(-1)?.id
    default:
      return undefined
  }
}
