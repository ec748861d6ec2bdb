import { embed } from '@ampdeck/api/system/embed'
import { embedSource } from '@ampdeck/api/system/embed-source'
import { LinkButton } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { Failed } from '@ampdeck/ui/state-panel'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Awaited } from '../../data/awaited.tsx'
import { useRead } from '../../data/use-read.ts'
import { homePathOf } from '../../menu/home-path.ts'
import { pageAt } from '../../menu/menu.ts'
import { useMenu } from '../../menu/menu-context.ts'
import styles from './embed.module.css'
import { embedTexts as words } from './embed.texts.ts'
import { EmbedFrame } from './embed-frame.tsx'

/** A page of another host inside the console, where the server allows that host (screens.md S017). */
export function Page() {
  const say = useSay()
  const menu = useMenu()
  const { pathname, search } = useLocation()
  const page = pageAt(menu, `${pathname}${search}`)

  return (
    <div className={styles.page}>
      <PageHead
        title={page ? say(page.title) : ''}
        breadcrumb={(page?.trail ?? []).map((entry) => ({ label: say(entry.title) }))}
      />
      <Embedded title={page ? say(page.title) : ''} />
    </div>
  )
}

function Embedded({ title }: { title: string }) {
  const say = useSay()
  const home = homePathOf(useMenu())
  const [search] = useSearchParams()
  const allowed = useRead(embed.hosts, {})
  if (allowed.error || !allowed.data) return <Awaited of={allowed} title={say(words.notRead)} />

  const { url, refusal } = embedSource(search.get('src'), allowed.data.hosts)
  if (url) return <EmbedFrame key={url.href} url={url} title={title} />
  return (
    <Failed title={say(words.blocked)} cause={say(words[refusal])}>
      <LinkButton look="primary" href={home}>
        {say(words.home)}
      </LinkButton>
    </Failed>
  )
}
