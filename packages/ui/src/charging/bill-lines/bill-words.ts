import { occupyFeeOf } from '@ampdeck/api/billing/occupy'
import { couponType } from '@ampdeck/api/enumerations/marketing'
import { period } from '@ampdeck/api/enumerations/order'
import type { Formats } from '../../foundation/language/formats.ts'
import type { Say } from '../../foundation/language/use-say.ts'
import type { FormulaStep } from '../formula-preview/formula-steps.tsx'
import {
  type Bill,
  type BillLine,
  type BillStep,
  type Contradiction,
  isByEnergy,
  isWorkedOut,
} from './bill.ts'
import { billTexts as t } from './bill-lines.texts.ts'

/** The way to say things in the language in force. */
export interface Words {
  say: Say
  formats: Formats
}

/** `09:42–10:00`. */
export function spanOf({ from, to }: BillLine): string {
  return `${from.slice(11, 16)}–${to.slice(11, 16)}`
}

/** Yuan per kWh with four decimals. */
function priceOf(price4: number): string {
  return (price4 / 10_000).toFixed(4)
}

/** Energy × price in yuan, all seven decimals. */
function exactly(energyWh: number, price4: number): string {
  return decimalOf(BigInt(energyWh) * BigInt(price4), 7)
}

/** A fee and how it came about: energy × price, exactly, and what it was rounded to. */
export function formulaOf(energyWh: number, price4: number, feeFen: number, { say, formats }: Words): string {
  return say(t.formula, {
    energy: formats.energy(energyWh),
    price: priceOf(price4),
    exact: exactly(energyWh, price4),
    fee: formats.money(feeFen),
  })
}

/** The name of a step and what it is taken of. */
export function stepWords(step: BillStep, { say, formats }: Words): { label: string; basis: string } {
  const { money, percent } = formats
  switch (step.kind) {
    case 'coupon': {
      const type = couponType.label(step.type, formats.language)
      return {
        label: step.name ? say(t.namedCoupon, { type, name: step.name }) : say(t.coupon, { type }),
        basis:
          step.thresholdFen > 0
            ? say(t.couponBasis, { face: money(step.faceFen), threshold: money(step.thresholdFen) })
            : say(t.couponBasisFree, { face: money(step.faceFen) }),
      }
    }
    case 'occupy': {
      const { chargedMinutes, steps } = occupyFeeOf(step, step.minutes)
      const blanks = { minutes: step.minutes, free: step.freeMinutes }
      return {
        label: say(t.occupy),
        basis:
          steps === 0
            ? say(t.occupyFree, blanks)
            : say(t.occupySteps, {
                ...blanks,
                charged: chargedMinutes,
                count: steps,
                price: money(step.stepFen),
              }),
      }
    }
    case 'named':
      return { label: step.name, basis: '' }
    case 'passed':
      return {
        label: say(t.passed, { label: nameOf(step.of, step.name, say) }),
        basis: whyPassed(step, { say, formats }),
      }
    default: {
      const basis = { share: percent(step.bpsOff, 2), base: money(step.baseFen) }
      return {
        label: nameOf(step.kind, step.name, say),
        basis: step.of === 'service' ? say(t.ofService, basis) : say(t.ofEnergy, basis),
      }
    }
  }
}

function nameOf(kind: Extract<BillStep, { kind: 'passed' }>['of'], name = '', say: Say): string {
  const names = {
    site: name ? say(t.namedSite, { name }) : say(t.site),
    activity: name || say(t.activity),
    grade: say(t.grade, { name }),
    vip: say(t.vip, { name }),
    coupon: name || say(t.couponAny),
  }
  return names[kind]
}

/** Why a reduction was not applied. */
function whyPassed(step: Extract<BillStep, { kind: 'passed' }>, { say, formats: { money } }: Words): string {
  if (step.why === 'smaller')
    return say(t.smaller, { would: money(step.wouldFen), used: money(step.usedFen) })
  if (step.why === 'threshold') return say(t.threshold, { threshold: money(step.thresholdFen) })
  if (step.why === 'exclusive') return say(t.noDiscounts)
  return say(t[step.why])
}

/** A contradiction in one sentence, with both numbers. */
export function contradictionWords(
  { what, given, worked, at }: Contradiction,
  { say, formats }: Words,
): string {
  const write = (value: number) => (what === 'energy' ? `${formats.energy(value)} kWh` : formats.money(value))
  const blanks = { given: write(given), worked: write(worked) }
  if (what === 'payable') return say(t.payableWrong, blanks)
  if (what === 'step') return say(t.step, { ...blanks, at: (at ?? 0) + 1 })
  return say(t[what], { ...blanks, at: at ?? '' })
}

/** The whole way from the readings to the payable amount. */
export function derivationOf(bill: Bill, words: Words): FormulaStep[] {
  const { say, formats } = words
  const { money } = formats
  const stepOf = (id: string, label: string, expression: string, fen: number) => ({
    id,
    label,
    expression,
    result: `${money(fen)} ${say(t.yuan)}`,
  })
  const plus = (parts: readonly number[]) => parts.map(money).join(' + ')

  const lines = bill.lines.flatMap((line) => {
    const name = `${period.label(line.period, formats.language)} ${spanOf(line)}`
    const times = (price4: number) =>
      `${formats.energy(line.energyWh)} kWh × ${priceOf(price4)} = ${exactly(line.energyWh, price4)}`
    const [ofEnergy, ofService] = isWorkedOut(line)
      ? [times(line.ePrice4), isByEnergy(bill) ? times(line.sPrice4) : say(t.formulaByTime)]
      : [say(t.formulaAgreed), say(t.formulaAgreed)]
    return [
      stepOf(`e${line.seq}`, formats.list([name, say(t.energyFee)]), ofEnergy, line.eFeeFen),
      stepOf(`s${line.seq}`, formats.list([name, say(t.serviceFee)]), ofService, line.sFeeFen),
    ]
  })
  const taken = bill.steps.filter(({ kind }) => kind !== 'passed')
  const steps = taken.map((step, index) => {
    const { label, basis } = stepWords(step, words)
    return stepOf(`step${index}`, label, basis, step.fen)
  })

  return [
    ...lines,
    stepOf('e', say(t.energyFee), plus(bill.lines.map((line) => line.eFeeFen)), bill.eFeeFen),
    stepOf('s', say(t.serviceFee), plus(bill.lines.map((line) => line.sFeeFen)), bill.sFeeFen),
    ...steps,
    stepOf(
      'payable',
      say(t.payable),
      [bill.eFeeFen + bill.sFeeFen, ...taken.map(({ fen }) => fen)]
        .map((fen, index) => (index === 0 ? money(fen) : `${fen < 0 ? '−' : '+'} ${money(Math.abs(fen))}`))
        .join(' '),
      bill.payableFen,
    ),
  ]
}

/** A decimal number written out exactly: 77,167,224 with 7 places is 7.7167224. At least two places remain. */
export function decimalOf(value: bigint, places: number, least = 2): string {
  const sign = value < 0n ? '−' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, -places).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const fraction = digits.slice(-places).replace(/0+$/, '').padEnd(least, '0')
  return `${sign}${whole}.${fraction}`
}
