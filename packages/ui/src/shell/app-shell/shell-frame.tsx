import { clsx } from 'clsx'
import { Brand, type BrandNames } from '../../foundation/brand/brand.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import shell from './app-shell.module.css'
import top from './menus.module.css'
import styles from './shell-frame.module.css'
import side from './side-menu.module.css'

interface ShellFrameProps {
  /** The seller's name and logo, which are known when the HTML is built. */
  brand: BrandNames
}

/** Widths of the bars that stand for words, so that no two neighbours are alike. */
const MENU = [64, 88, 72, 96, 80, 60, 84, 70]

/**
 * The frame of the shell without script or data: rendered into the page's HTML at build time, it is painted before
 * the first script runs, and the shell takes its place without a shift. What was chosen in the settings stands on the
 * document by then: `data-shell` with `top`, `collapsed`, `light-menu`, `no-tabs`.
 */
export function ShellFrame({ brand }: ShellFrameProps) {
  const say = useSay()

  return (
    <div className={clsx(shell.shell, styles.frame)} aria-busy="true">
      {/* Which of both is seen is the document's to say: HTML made at build time cannot know the menu's theme. */}
      {(['rail', 'rail-light'] as const).map((surface) => (
        <div key={surface} className={clsx(shell.rail, styles.rail)} data-surface={surface}>
          <div className={shell.railHead}>
            <Brand brand={brand} />
          </div>
          <nav aria-label={say(['Side menu', '侧边菜单'])} className={side.menu}>
            <Bars widths={MENU} className={side.item} />
          </nav>
        </div>
      ))}
      <div className={shell.column}>
        <header className={shell.header}>
          <nav aria-label={say(['Top menu', '顶部菜单'])} className={top.menu}>
            <Bars widths={MENU.map((width) => width * 0.6)} className={top.link} />
          </nav>
        </header>
        <div className={clsx(shell.tabs, styles.subMenu)} />
        <div className={clsx(shell.tabs, styles.tabs)} />
        <main className={shell.main}>
          <div className={styles.frameHead}>
            <Bars widths={[96, 160]} className={undefined} />
          </div>
        </main>
        <footer className={shell.status} />
      </div>
    </div>
  )
}

function Bars({ widths, className }: { widths: readonly number[]; className: string | undefined }) {
  return widths.map((width, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity that never move.
    <div key={index} className={className}>
      <svg aria-hidden="true" width={width} height="9" className={styles.bar}>
        <rect width={width} height="9" rx="4.5" />
      </svg>
    </div>
  ))
}
