import { couponStatus, couponType } from '@ampdeck/api/enumerations/marketing'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import glyph from '../../foundation/glyph/glyph.module.css'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import shared from '../../foundation/theme/shared.module.css'
import styles from './coupon-face.module.css'
import { couponTexts as t } from './coupon-face.texts.ts'

/** When a coupon may be used: fixed days, or so many days after its issue. */
export type CouponValidity = { from: string; to: string } | { days: number }

export interface CouponFaceProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** As the member reads it. */
  name: string
  /** A code of `CouponType`. */
  type: number
  /** What it is worth, in fen; whole yuan are written without decimals. */
  faceFen: number
  /** The least amount of the order, in fen; zero for none. */
  thresholdFen: number
  /** Days as `YYYY-MM-DD`; times behind them are cut. */
  validity: CouponValidity
  /** A code of `CouponStatus`; absent on the template of a coupon, which has none. */
  status?: number | undefined
  /** What was taken off when it was used, in fen; stands in the place of `scope`. */
  usedFen?: number | undefined
  /** Where it holds: "24 stations". */
  scope?: string | undefined
}

/** A coupon as the member holds it. What can no longer be used is dim, and its stamp says why. */
export function CouponFace({
  name,
  type,
  faceFen,
  thresholdFen,
  validity,
  status,
  usedFen,
  scope,
  className,
  ...rest
}: CouponFaceProps) {
  const say = useSay()
  const { money, day, language } = useFormats()
  const word = couponType.label(type, language)
  const mark = couponStatus.mark(status)

  return (
    <article
      aria-label={say(t.label, { name, type: word, face: money(faceFen) })}
      {...rest}
      className={clsx(styles.coupon, className)}
      data-type={couponType.key(type)}
      data-status={couponStatus.key(status)}
    >
      <div className={styles.stub}>
        <p className={clsx(shared.figure, styles.face)}>
          <span className={styles.figure}>{money(faceFen).replace(/\.00$/, '')}</span>
          <span className={styles.unit}> {say(t.yuan)}</span>
        </p>
        <p className={styles.note}>
          {thresholdFen > 0 ? say(t.from, { threshold: money(thresholdFen) }) : say(t.noThreshold)}
        </p>
      </div>
      <div className={styles.body}>
        <p className={clsx(styles.note, styles.type)}>{word}</p>
        <p className={styles.name} title={name}>
          {name}
        </p>
        <p className={styles.note}>
          {'days' in validity
            ? say(t.days, { count: validity.days })
            : say(t.fixed, { from: day(validity.from), to: day(validity.to) })}
        </p>
        {(scope || usedFen !== undefined) && (
          <p className={styles.note}>
            {usedFen === undefined ? scope : say(t.usedFor, { amount: money(usedFen) })}
          </p>
        )}
      </div>
      {status !== undefined && (
        <p className={clsx(glyph.tone, styles.stamp)} data-tone={mark?.tone}>
          <span className="visually-hidden">{say(t.status)} </span>
          {mark && <Glyph name={mark.shape} size={12} />}
          {couponStatus.label(status, language)}
        </p>
      )}
    </article>
  )
}
