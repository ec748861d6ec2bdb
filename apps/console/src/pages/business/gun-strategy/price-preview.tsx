import { type GunPreview, strategyForGun } from '@ampdeck/api/config/strategy-for-gun'
import type { InputOf } from '@ampdeck/api/contract'
import { texts } from '@ampdeck/api/texts'
import { Glyph } from '@ampdeck/ui/glyph'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import rule from '../../../rule/rule.module.css'
import styles from './gun-strategy.module.css'
import { gunText, winnerText } from './gun-strategy-list.tsx'

const words = texts({
  caption: ['Effective price at each gun', '各充电枪的生效价格'],
  gun: ['Gun', '充电枪'],
  before: ['Now', '当前'],
  after: ['With this strategy', '绑定后'],
  conflicts: ['Conflicts', '冲突'],
  none: ['None', '无'],
  failed: ['The prices could not be loaded', '价格加载失败'],
  until: ['{name}, {from} to {to}', '{name}，{from} 至 {to}'],
  open: ['{name}, from {from}', '{name}，{from} 起'],
  why: [
    'A gun strategy overrides the model of the gun, which overrides that of its pile, which overrides that of its station, within the scope of its model. A charge keeps the price it started with.',
    '枪策略优先于充电枪，充电枪优先于电桩，电桩优先于场站，且仅对模型的适用范围生效。充电按开始时的价格计费。',
  ],
})

type Wanted = InputOf<typeof strategyForGun.preview>

interface PricePreviewProps {
  of: Partial<Wanted>
  /** A strategy that is edited is no conflict with itself. */
  id?: number | undefined
}

const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/

/** Which price wins at each gun before and after, and what stands against it, by what decides it for a charge. */
export function PricePreview({ of, id }: PricePreviewProps) {
  const say = useSay()
  const { gunIds = [], costModelId = 0, weekdayMask, validFrom = '', validTo = null } = of
  const isWhole = gunIds.length > 0 && costModelId > 0 && DAY_PATTERN.test(validFrom)
  const wanted = { gunIds, costModelId, weekdayMask, validFrom, validTo: validTo || null }
  const reading = useRead(strategyForGun.preview, wanted, { enabled: isWhole, keepsLast: true })
  if (!isWhole) return null

  return (
    <div className={rule.wide}>
      <p className={styles.why}>{say(words.why)}</p>
      {reading.data ? (
        <div className={styles.scroller}>
          <table className={styles.preview} aria-label={say(words.caption)}>
            <thead>
              <tr>
                <th scope="col">{say(words.gun)}</th>
                <th scope="col">{say(words.before)}</th>
                <th scope="col">{say(words.after)}</th>
                <th scope="col">{say(words.conflicts)}</th>
              </tr>
            </thead>
            <tbody>
              {reading.data.map((gun) => (
                <GunRow key={gun.gunId} gun={gun} id={id} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Awaited of={reading} title={say(words.failed)} />
      )}
    </div>
  )
}

function GunRow({ gun, id }: { gun: GunPreview; id: number | undefined }) {
  const say = useSay()
  const { language } = useLanguage()
  const conflicts = gun.conflicts.filter((other) => other.id !== id)

  return (
    <tr>
      <th scope="row">{gunText(gun)}</th>
      <td>{winnerText(gun.before, language)}</td>
      <td>{winnerText(gun.after, language)}</td>
      <td>
        {conflicts.length === 0 && say(words.none)}
        {conflicts.map((other) => (
          <span key={other.id} className={rule.warning}>
            <Glyph name="alarm" tone="warning" size={14} />
            {say(other.validTo ? words.until : words.open, {
              name: other.costModelName,
              from: other.validFrom,
              to: other.validTo ?? '',
            })}
          </span>
        ))}
      </td>
    </tr>
  )
}
