import type { Text } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'

/** The document's title: the page's own, then the product (spec.md §2). */
export function PageTitle({ text }: { text: Text }) {
  const say = useSay()

  return <title>{`${say(text)} - Ampdeck`}</title>
}
