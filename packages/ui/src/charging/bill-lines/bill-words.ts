import { occupyFeeOf } from '@ampdeck/api/billing/occupy'
import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import { couponType } from '@ampdeck/api/enumerations/marketing'
import { period } from '@ampdeck/api/enumerations/order'
import type { Formats } from '../../foundation/language/formats.ts'
import type { Say } from '../../foundation/language/use-say.ts'
import type { FormulaStep } from '../formula-preview/formula-steps.tsx'
import { type Bill, type BillLine, type BillStep, type Contradiction, isWorkedOut } from './bill.ts'
import { billTexts as t } from './bill-lines.texts.ts'
import { decimalOf } from './decimal-of.ts'

/** The way to say things in the language in force. */
export interface Words {
  say: Say
  formats: Formats
  language: Language
}

/** Also takes codes of a later version. */
const periods: Enumeration = period
const coupons: Enumeration = couponType

/** `09:42–10:00`. */
export function spanOf({ from, to }: BillLine): string {
  return `${from.slice(11, 16)}–${to.slice(11, 16)}`
}

/** The word of a period; a code of a later version is shown as itself. */
export function periodWord(code: number, { language }: Words): string {
  return periods.label(code, language)
}

/** Yuan per kWh with four decimals. */
function priceOf(price4: number): string {
  return (price4 / 10_000).toFixed(4)
}

/** A fee and how it came about: energy × price, exactly, and what it was rounded to. */
export function formulaOf(energyWh: number, price4: number, feeFen: number, { say, formats }: Words): string {
  return say(t.formula, {
    energy: formats.energy(energyWh),
    price: priceOf(price4),
    exact: decimalOf(BigInt(energyWh) * BigInt(price4), 7),
    fee: formats.money(feeFen),
  })
}

/** The name of a step and what it is taken of. */
export function stepWords(
  step: BillStep,
  { say, formats, language }: Words,
): { label: string; basis: string } {
  const { money, percent } = formats
  switch (step.kind) {
    case 'coupon':
      return {
        label: say(t.coupon, { type: coupons.label(step.type, language) }),
        basis:
          step.thresholdFen > 0
            ? say(t.couponBasis, { face: money(step.faceFen), threshold: money(step.thresholdFen) })
            : say(t.couponBasisFree, { face: money(step.faceFen) }),
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
    default: {
      const name = step.name ?? ''
      const labels = {
        site: say(t.site),
        activity: name || say(t.activity),
        grade: say(t.grade, { name }),
        vip: say(t.vip, { name }),
      }
      const basis = { share: percent(step.bpsOff, 2), base: money(step.baseFen) }
      return {
        label: labels[step.kind],
        basis: step.of === 'service' ? say(t.ofService, basis) : say(t.ofEnergy, basis),
      }
    }
  }
}

/** A contradiction in one sentence, with both numbers. */
export function contradictionWords(
  { what, given, worked, at }: Contradiction,
  { say, formats }: Words,
): string {
  const write = (value: number) => (what === 'energy' ? `${formats.energy(value)} kWh` : formats.money(value))
  const blanks = { given: write(given), worked: write(worked) }
  switch (what) {
    case 'lineEFee':
    case 'lineSFee':
      return say(t[what], { ...blanks, at: at ?? '' })
    case 'step':
      return say(t.step, { ...blanks, at: (at ?? 0) + 1 })
    case 'payable':
      return say(t.payableWrong, blanks)
    default:
      return say(t[what], blanks)
  }
}

/** The whole way from the readings to the payable amount. */
export function derivationOf(bill: Bill, words: Words): FormulaStep[] {
  const { say, formats } = words
  const { money } = formats
  const yuan = (fen: number) => `${money(fen)} ${say(t.yuan)}`
  const isByEnergy = (bill.serviceMode ?? 1) <= 2
  const plus = (parts: readonly number[]) => parts.map(money).join(' + ')

  const lines = bill.lines.flatMap((line) => {
    const name = `${periodWord(line.period, words)} ${spanOf(line)}`
    const times = (price4: number) =>
      `${formats.energy(line.energyWh)} kWh × ${priceOf(price4)} = ${decimalOf(BigInt(line.energyWh) * BigInt(price4), 7)}`
    const [ofEnergy, ofService] = isWorkedOut(line)
      ? [times(line.ePrice4), isByEnergy ? times(line.sPrice4) : say(t.formulaByTime)]
      : [say(t.formulaAgreed), say(t.formulaAgreed)]
    return [
      {
        id: `e${line.seq}`,
        label: `${name}${say(t.comma)}${say(t.energyFee)}`,
        expression: ofEnergy,
        result: yuan(line.eFeeFen),
      },
      {
        id: `s${line.seq}`,
        label: `${name}${say(t.comma)}${say(t.serviceFee)}`,
        expression: ofService,
        result: yuan(line.sFeeFen),
      },
    ]
  })
  const steps = bill.steps.map((step, index) => {
    const { label, basis } = stepWords(step, words)
    return { id: `step${index}`, label, expression: basis, result: yuan(step.fen) }
  })

  return [
    ...lines,
    {
      id: 'e',
      label: say(t.energyFee),
      expression: plus(bill.lines.map((line) => line.eFeeFen)),
      result: yuan(bill.eFeeFen),
    },
    {
      id: 's',
      label: say(t.serviceFee),
      expression: plus(bill.lines.map((line) => line.sFeeFen)),
      result: yuan(bill.sFeeFen),
    },
    ...steps,
    {
      id: 'payable',
      label: say(t.payable),
      expression: [bill.eFeeFen + bill.sFeeFen, ...bill.steps.map(({ fen }) => fen)]
        .map((fen, index) => (index === 0 ? money(fen) : `${fen < 0 ? '−' : '+'} ${money(Math.abs(fen))}`))
        .join(' '),
      result: yuan(bill.payableFen),
    },
  ]
}
