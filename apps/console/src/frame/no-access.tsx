import { texts } from '@ampdeck/api/texts'
import { LinkButton } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { ErrorPage } from '@ampdeck/ui/state-panel'
import { homePathOf } from '../menu/home-path.ts'
import { useMenu } from '../menu/menu-context.ts'
import { pathOf } from '../menu/path-of.ts'
import { manifestAt } from '../pages/manifests.ts'

const words = texts({ why: ['Why?', '原因'] })

/** A page that the person may not open, and the way to the reason. */
export function NoAccess({ address }: { address: string }) {
  const say = useSay()
  const id = manifestAt(pathOf(address))?.id

  return (
    <ErrorPage status={403} homeHref={homePathOf(useMenu())}>
      {id && <LinkButton href={`/why?key=${id}`}>{say(words.why)}</LinkButton>}
    </ErrorPage>
  )
}
