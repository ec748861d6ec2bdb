import { embed } from '@ampdeck/api/system/embed'
import { embedSource } from '@ampdeck/api/system/embed-source'
import { LinkButton } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { Failed, Loading } from '@ampdeck/ui/state-panel'
import { useLocation, useSearchParams } from 'react-router-dom'
import { failureOf } from '../../data/failure-of.ts'
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
  const { data, error, refetch } = useRead(embed.hosts, {})
  if (error) {
    const { message, code, requestId } = failureOf(error)
    const props = { cause: message, code, requestId, onRetry: () => void refetch() }
    return <Failed title={say(words.notRead)} {...props} />
  }
  if (!data) return <Loading />

  const { url, refusal } = embedSource(search.get('src'), data.hosts)
  if (url) return <EmbedFrame key={url.href} url={url} title={title} />
  return (
    <Failed title={say(words.blocked)} cause={say(words[refusal])}>
      <LinkButton look="primary" href={home}>
        {say(words.home)}
      </LinkButton>
    </Failed>
  )
}
