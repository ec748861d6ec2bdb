import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, use } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './page-head.module.css'
import { PageHelp } from './page-help.ts'

/** A step on the way to a page. */
export interface Crumb {
  /** The name of the step, as the menu has it. */
  label: string
  /** Where it leads; without it the step is plain text. */
  href?: string | undefined
}

/** A way on from a page: to its guide, to a page beside it. */
export interface HeadLink {
  /** What is there. */
  label: string
  href: string
  /** A picture before the label; decoration. */
  icon?: ReactNode
}

export interface PageHeadProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The only `h1` of the page: its name as in the menu, or that of the record. */
  title: string
  /** From the first level down to the page's parent. */
  breadcrumb?: readonly Crumb[] | undefined
  /** How many records the page is about. */
  count?: number | string | undefined
  /** A state beside the title, a date, a sentence. */
  description?: ReactNode
  /** Ways on, below the title. */
  links?: readonly HeadLink[] | undefined
  /** Buttons; the primary one last. */
  actions?: ReactNode
  /** The page's one search field, where it has no filters. */
  search?: ReactNode
  /** The page's own tabs, below the title. */
  tabs?: ReactNode
  /** The page is on its way: its head is drawn, and is no heading, landmark or way on yet. */
  isWaiting?: boolean | undefined
}

/** The top of a page: where it is, what it is called, and what can be done with it. */
export function PageHead({
  title,
  breadcrumb = [],
  count,
  description,
  links = [],
  actions,
  search,
  tabs,
  isWaiting = false,
  className,
  ...rest
}: PageHeadProps) {
  const say = useSay()
  const { number } = useFormats()
  const help = use(PageHelp)
  const helpLabel = say(['Help on this page', '本页帮助'])
  const Title = isWaiting ? 'span' : 'h1'

  return (
    <div
      {...rest}
      aria-hidden={isWaiting || undefined}
      inert={isWaiting}
      className={clsx(styles.head, className)}
    >
      <div className={styles.row}>
        <div className={styles.name}>
          {breadcrumb.length > 0 && (
            <nav aria-label={say(['Breadcrumb', '面包屑'])}>
              <ol className={styles.crumbs}>
                {breadcrumb.map(({ label, href }, depth) => (
                  // A group and the one inside it may have the same name.
                  // biome-ignore lint/suspicious/noArrayIndexKey: a step of the way is its depth.
                  <li key={depth}>{href ? <a href={href}>{label}</a> : label}</li>
                ))}
              </ol>
            </nav>
          )}
          <div className={styles.line}>
            <Title className={styles.title}>{title}</Title>
            {count !== undefined && (
              <span className={styles.count}>{typeof count === 'number' ? number(count) : count}</span>
            )}
            {help && !isWaiting && (
              <a className={styles.help} href={help} aria-label={helpLabel} title={helpLabel}>
                ?
              </a>
            )}
            {description && <div className={styles.description}>{description}</div>}
          </div>
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map(({ label, href, icon }) => (
                <li key={href}>
                  <a href={href}>
                    {icon}
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {(search || actions) && (
          <div className={styles.actions}>
            {search && (
              <search className={styles.search} aria-label={say(['Search this page', '搜索本页'])}>
                {search}
              </search>
            )}
            {actions}
          </div>
        )}
      </div>
      {tabs}
    </div>
  )
}
