import { cityName, cityNameEn } from '@ampdeck/api/config/city'
import { weatherAt } from '@ampdeck/api/config/weather-feed'
import { weatherSky } from '@ampdeck/api/enumerations/strategy'
import { useLanguage } from '@ampdeck/ui/language'
import { useTick } from '../time/use-tick.ts'
import styles from './weather.module.css'

/** The weather of the city with the most guns. */
export function Weather({ city }: { city: string | null }) {
  const { language } = useLanguage()
  const degrees = useTick((now) => (city ? Math.round(weatherAt(city, now).temperature10 / 10) : 0))
  const sky = useTick((now) => (city ? weatherAt(city, now).sky : weatherSky.code.clear))
  if (city === null) return null

  return (
    <p className={styles.weather}>
      {weatherSky.label(sky, language)}
      <span>
        {language === 'en' ? cityNameEn(city) : cityName(city)} <b>{degrees}°</b>
      </span>
    </p>
  )
}
