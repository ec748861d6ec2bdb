import type { RevenueScene } from '@ampdeck/api/statistics/big-screen/revenue'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Panel } from '../../parts/panel.tsx'
import styles from './mix.module.css'
import { revenueTexts } from './revenue.texts.ts'
import { yuanText } from './yuan.ts'

/** What the income of the month is made of, and what was taken off it. */
export function Mix({ mix, month }: { mix: RevenueScene['mix']; month: string }) {
  const say = useSay()
  const formats = useFormats()
  const isGone = useFreshness() === 'gone'
  const { eFeeFen, sFeeFen, occupyFeeFen, discountFen, couponFen, grossFen } = mix
  const parts = [
    { key: 'eFee', fen: eFeeFen, colour: 'var(--source-grid)' },
    { key: 'sFee', fen: sFeeFen, colour: 'var(--live)' },
    { key: 'occupy', fen: occupyFeeFen, colour: 'var(--gun-full)' },
    { key: 'reductions', fen: -discountFen - couponFen, colour: 'none' },
  ] as const
  const share = (fen: number) => (grossFen === 0 ? '–' : `${formats.number((fen / grossFen) * 100, 1)} %`)

  return (
    <Panel
      title={say(revenueTexts.mix, { month })}
      aside={<p>{say(revenueTexts.gross, { value: isGone ? '–' : yuanText(grossFen, formats) })}</p>}
    >
      <p className={styles.bar} aria-hidden="true">
        {!isGone &&
          parts.map(
            ({ key, fen, colour }) =>
              fen > 0 && <span key={key} style={{ background: colour, flexGrow: fen }} />,
          )}
      </p>
      <dl className={styles.parts}>
        {parts.map(({ key, fen, colour }) => (
          <div key={key}>
            <dt>
              <span
                className={styles.swatch}
                style={{ background: colour }}
                data-off={fen < 0 || undefined}
              />
              {say(revenueTexts[key])}
            </dt>
            <dd>{isGone ? '–' : share(fen)}</dd>
            <dd>{isGone ? '–' : yuanText(fen, formats)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
