import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { ExternalLink } from 'lucide-react'
import { isExternal, type Menu, type MenuPage, RECONCILIATION } from '../menu/menu.ts'
import { useMenu } from '../menu/menu-context.ts'
import { pathOf } from '../menu/path-of.ts'
import { useReconciliationSite } from '../menu/use-reconciliation-site.ts'
import styles from './catalog-page.module.css'

const words = texts({
  opensWindow: ['Opens in a new window', '在新窗口中打开'],
  planned: ['Planned', '规划中'],
  openSite: ['Open the reconciliation site', '打开对账平台'],
})

/** The route of a catalog (requirements.md §2 "catalog layout"): the ways on, those that are planned as well. */
export function CatalogPage({ catalog }: { catalog: MenuPage }) {
  const say = useSay()
  const menu = useMenu()
  const openSite = useReconciliationSite(menu)
  const sections = sectionsOf(menu, catalog.url)

  return (
    <>
      <PageHead
        title={say(catalog.title)}
        breadcrumb={catalog.trail.map(({ title, url }) => ({ label: say(title), href: pathOf(url) }))}
        actions={
          openSite &&
          catalog.id === RECONCILIATION && (
            <Button look="primary" icon={<ExternalLink />} onClick={() => void openSite()}>
              {say(words.openSite)}
            </Button>
          )
        }
      />
      <div className={styles.catalog}>
        {sections.map(({ id, title, pages }) => (
          <section key={id} aria-label={say(title ?? catalog.title)}>
            {title && <h2>{say(title)}</h2>}
            <ul>
              {pages.map((page) => (
                <li key={page.href}>
                  <a
                    href={page.href}
                    data-planned={!page.isBuilt || undefined}
                    {...(isExternal(page.url) && {
                      target: '_blank',
                      rel: 'noreferrer',
                      title: say(words.opensWindow),
                    })}
                  >
                    {say(page.title)}
                    {!page.isBuilt && <span className={styles.planned}>{say(words.planned)}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

interface Section {
  id: string
  /** Absent for the pages that stand directly below the catalog. */
  title?: readonly [en: string, zh: string]
  pages: readonly MenuPage[]
}

function sectionsOf({ top }: Menu, url: string): Section[] {
  const first = top.find((entry) => pathOf(entry.url) === url)
  const group = top.flatMap(({ groups }) => groups).find((entry) => pathOf(entry.url) === url)
  const sections = first
    ? [
        { id: first.name, pages: first.pages },
        ...first.groups.map(({ name: id, title, pages }) => ({ id, title, pages })),
      ]
    : [{ id: url, pages: group?.pages ?? [] }]
  return sections.filter(({ pages }) => pages.length > 0)
}
