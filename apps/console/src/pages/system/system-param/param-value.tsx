import type { Language } from '@ampdeck/api/enumeration'
import type { SystemParam } from '@ampdeck/api/system/system-param'
import { type ParamKey, type ParamKind, paramRule } from '@ampdeck/api/system/system-params'
import { say, texts } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import styles from './system-param.module.css'

const kinds = texts({
  minutes: ['{value} min', '{value} 分钟'],
  hours: ['{value} h', '{value} 小时'],
  days: ['{value} d', '{value} 天'],
  times: ['{value} times', '{value} 次'],
  yuan: ['{value} yuan', '{value} 元'],
  kgPerKwh: ['{value} kg/kWh', '每 kWh {value} kg'],
  percent: ['{value} %', '{value} %'],
  on: ['On', '开启'],
  off: ['Off', '关闭'],
})

const scales: { readonly [Kind in ParamKind]?: number } = { yuan: 100, kgPerKwh: 10_000, percent: 100 }

/** A value with its unit, as people say it. */
export function valueText(kind: ParamKind, value: number, language: Language): string {
  if (kind === 'switch') return say(value === 1 ? kinds.on : kinds.off, language)
  return say(kinds[kind], language, { value: value / (scales[kind] ?? 1) })
}

export const paramText = ({ key, value }: SystemParam, language: Language) =>
  valueText(paramRule(key).kind, value, language)

/** A changed value stands out against the default beside it. */
export function ParamValue({ of, value }: { of: SystemParam; value: number }) {
  const { language } = useLanguage()
  return (
    <span className={styles.value} data-changed={value !== of.default || undefined}>
      {valueText(paramRule(of.key).kind, value, language)}
    </span>
  )
}

export function ParamAbout({ of }: { of: ParamKey }) {
  const say = useSay()
  return <span className={styles.about}>{say(paramRule(of).about)}</span>
}
