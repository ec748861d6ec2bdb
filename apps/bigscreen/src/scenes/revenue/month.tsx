import type { RevenueScene } from '@ampdeck/api/statistics/big-screen/revenue'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import { Reading } from '../../parts/reading.tsx'
import styles from './month.module.css'
import { MonthColumns } from './month-columns.tsx'
import { type MonthPath, monthPath } from './month-path.ts'
import { revenueTexts } from './revenue.texts.ts'
import { yuanOf, yuanText } from './yuan.ts'

/** The month to date against its target in one sentence, day by day, and how far ahead or behind it was. */
export function Month({ view, month }: { view: RevenueScene; month: string }) {
  const say = useSay()
  const isGone = useFreshness() === 'gone'
  const path = monthPath(view)

  return (
    <Panel title={say(revenueTexts.income, { month })}>
      <div className={styles.head}>
        <Reading {...yuanOf(path.incomeFen)} currency="¥" size="hero" />
        <p className={styles.sentence}>{isGone ? say(revenueTexts.waiting) : <Sentence path={path} />}</p>
      </div>
      <MonthColumns path={path} isGone={isGone} />
    </Panel>
  )
}

function Sentence({ path: { incomeFen, gone, paceFen, target } }: { path: MonthPath }) {
  const say = useSay()
  const formats = useFormats()
  const percent = (part: number) => formats.number(part * 100, 1)
  const pace = yuanText(paceFen, formats)
  if (!target)
    return (
      <>
        {say(revenueTexts.noTarget, { gone: percent(gone) })}
        <br />
        {say(revenueTexts.pace, { pace })}
      </>
    )

  const gap = yuanText(Math.abs(paceFen - target.fen), formats)
  return (
    <>
      {say(revenueTexts.ofTarget, {
        share: percent(incomeFen / target.fen),
        target: yuanText(target.fen, formats),
        gone: percent(gone),
      })}
      <br />
      {say(paceFen < target.fen ? revenueTexts.paceBelow : revenueTexts.paceAbove, { pace, gap })}
    </>
  )
}
