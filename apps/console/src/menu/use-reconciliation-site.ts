import { reconciliationSite } from '@ampdeck/api/system/reconciliation-site'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useAction } from '../data/use-action.ts'
import { type Menu, RECONCILIATION } from './menu.ts'

const words = texts({
  blocked: ['The browser has blocked the new window', '浏览器拦截了新窗口'],
  open: ['Open', '打开'],
})

/**
 * Opens the reconciliation site in a new window, with a token that was issued for it (requirements.md §2). Nothing where the
 * user has no entry of the site.
 */
export function useReconciliationSite(menu: Menu): (() => Promise<void>) | undefined {
  const say = useSay()
  const issue = useAction(reconciliationSite.open)
  const site = menu.top.find(({ name }) => name === RECONCILIATION)?.site
  const isConfigured = site === 'configured'

  const open = useCallback(async () => {
    // At once: after the answer a browser takes the window for one that nobody asked for.
    const opened = isConfigured ? window.open('', '_blank') : null
    if (opened) opened.opener = null
    const issued = await issue({})
    if (issued === undefined) opened?.close()
    else if (opened) opened.location.replace(issued.url)
    else {
      const onChoose = () => void window.open(issued.url, '_blank', 'noopener')
      showMessage({
        text: say(words.blocked),
        tone: 'warning',
        action: { label: say(words.open), onChoose },
      })
    }
  }, [isConfigured, issue, say])
  return site === undefined ? undefined : open
}

/** Choosing the first-level item, in whatever menu it stands, opens the site; its link shows what is left of it here. */
export function useReconciliationItem(menu: Menu): void {
  const open = useReconciliationSite(menu)

  const follow = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.getAttribute('href') === `/${RECONCILIATION}` && !link.closest('main')) void open?.()
  })

  useEffect(() => {
    const hear = (event: MouseEvent) => follow(event)
    document.addEventListener('click', hear)
    return () => document.removeEventListener('click', hear)
  }, [])
}
