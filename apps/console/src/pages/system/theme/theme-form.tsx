import { seller } from '@ampdeck/api/system/seller'
import { type Theme, theme, themeTexts } from '@ampdeck/api/system/theme'
import { ThemeValues, themeAccents } from '@ampdeck/api/system/theme-values'
import { commonTexts, type Text, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { SegmentField } from '@ampdeck/ui/fields'
import { DraftForm } from '@ampdeck/ui/form'
import { useGrants } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { useUnsaved } from '@ampdeck/ui/open-pages'
import { useId } from 'react'
import { LoginPreview } from '../../../config/login-preview.tsx'
import { useRead } from '../../../data/use-read.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import { useUser } from '../../../session/user-context.ts'
import styles from './theme.module.css'

const words = texts({
  'dusk-red': ['Dusk red', '薄暮红'],
  volcano: ['Volcano', '火山橘'],
  sunset: ['Sunset', '日暮黄'],
  cyan: ['Cyan', '明青'],
  'polar-green': ['Polar green', '极光绿'],
  'daybreak-blue': ['Daybreak blue', '拂晓蓝'],
  'geek-blue': ['Geek blue', '极客蓝'],
  'golden-purple': ['Golden purple', '酱紫'],
  light: ['Light', '浅色'],
  dark: ['Dark', '深色'],
  system: ['System', '跟随系统'],
  compact: ['32 px', '32 像素'],
  default: ['36 px', '36 像素'],
  comfortable: ['44 px', '44 像素'],
  about: [
    'For the login page, and for users of this seller without personalised settings',
    '适用于登录页，以及未在个性化设置中自行选择的本商户用户',
  ],
  saved: ['Saved; pages follow as they are opened', '已保存，打开页面时生效'],
})

/** The choices at the left, the login page as they make it at the right. */
export function ThemeForm({ record, reload }: { record: Theme; reload: () => void }) {
  const say = useSay()
  const readOnly = !useGrants().may(theme.update)
  const user = useUser()
  const brand = useRead(
    seller.getSellerBasicsConfig,
    { sellerId: user?.sellerId },
    { enabled: Boolean(user) },
  )
  const form = useCallForm(theme.update, ThemeValues, {
    texts: themeTexts,
    record,
    input: (values) => ({ ...values, version: record.version }),
    said: words.saved,
    reload,
  })
  useUnsaved(form.methods.formState.isDirty)
  const { accent, mode } = form.methods.watch()
  const offer = <Value extends keyof typeof words>(...values: Value[]) =>
    values.map((value) => ({ value, label: say<Text>(words[value]) }))

  return (
    <div className={styles.columns}>
      <DraftForm of={form} className={styles.form}>
        <p className={styles.about}>{say(words.about)}</p>
        <Accents
          value={accent}
          disabled={readOnly}
          onChange={(next) => form.methods.setValue('accent', next, { shouldDirty: true })}
        />
        <SegmentField of={form} name="mode" options={offer('light', 'dark', 'system')} disabled={readOnly} />
        <SegmentField
          of={form}
          name="density"
          options={offer('compact', 'default', 'comfortable')}
          disabled={readOnly}
        />
        {!readOnly && (
          <Button type="submit" look="primary" size="form" busy={form.isBusy}>
            {say(commonTexts.save)}
          </Button>
        )}
      </DraftForm>
      {brand.data && <LoginPreview of={brand.data} draft={brand.data} look={{ accent, mode }} />}
    </div>
  )
}

type Accent = ThemeValues['accent']

interface AccentsProps {
  value: Accent
  disabled: boolean
  onChange: (accent: Accent) => void
}

/** The eight colours, each as a chip of itself. */
function Accents({ value, disabled, onChange }: AccentsProps) {
  const say = useSay()
  const id = useId()

  return (
    <fieldset className={styles.accents} disabled={disabled}>
      <legend>{say(themeTexts.accent)}</legend>
      {themeAccents.map((accent) => (
        <label key={accent}>
          <input
            type="radio"
            className="visually-hidden"
            name={id}
            checked={accent === value}
            onChange={() => onChange(accent)}
          />
          <span className={styles.chip} data-accent={accent} />
          {say(words[accent])}
        </label>
      ))}
    </fieldset>
  )
}
