import { cityName, cityNameEn } from '@ampdeck/api/config/city'
import type { WeatherConfig } from '@ampdeck/api/config/weather-config'
import type { Language } from '@ampdeck/api/enumeration'
import { weatherMeasure, weatherSky } from '@ampdeck/api/enumerations/strategy'

const { rainAbove, windAbove } = weatherMeasure.code

/** The unit of what a rule looks at. */
export function unitOf(measure: number): string {
  if (measure === rainAbove) return 'mm'
  return measure === windAbove ? 'm/s' : '°C'
}

export function cityOf({ cityCode }: Pick<WeatherConfig, 'cityCode'>, language: Language): string {
  return language === 'en' ? cityNameEn(cityCode) : cityName(cityCode)
}

/** A minus as all figures have it, not a hyphen. */
const signed = (text: string) => text.replace('-', '−')

/** `Temperature at least 38 °C`. */
export function ruleText({ measure, threshold }: WeatherConfig, language: Language): string {
  return `${weatherMeasure.label(measure, language)} ${signed(String(threshold))} ${unitOf(measure)}`
}

/** `Rain, 18.4 °C, 4.2 mm, 3.1 m/s`. */
export function weatherText(
  { sky, temperature10, rain10, wind10 }: WeatherConfig['current'],
  language: Language,
) {
  const tenth = (value: number) => signed((value / 10).toFixed(1))
  const parts = [
    weatherSky.label(sky, language),
    `${tenth(temperature10)} °C`,
    ...(rain10 > 0 ? [`${tenth(rain10)} mm`] : []),
    `${tenth(wind10)} m/s`,
  ]
  return parts.join(language === 'en' ? ', ' : '，')
}
