import type { PileRow } from '@ampdeck/api/config/pile'
import { firmwareKind } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Empty } from '@ampdeck/ui/state-panel'

const words = texts({
  firmware: ['Firmware', '固件'],
  noFirmware: ['No firmware information yet', '暂无固件信息'],
  noFirmwareText: ['The pile reports it when it boots.', '电桩启动时上报。'],
  noConfiguration: ['The configuration of this pile has not been read', '尚未读取此电桩的配置项'],
  noConfigurationText: [
    'The console does not store the configuration of piles yet. Address and password are under “Basic information”.',
    '控制台暂不保存电桩配置；连接地址与密码见“基础信息”。',
  ],
})

/** The programs on the pile by kind, as it has named them. */
export function FirmwarePart({ of }: { of: PileRow }) {
  const say = useSay()
  const { language } = useLanguage()
  const versions = Object.entries(of.firmware)
  if (versions.length === 0) return <Empty title={say(words.noFirmware)} text={say(words.noFirmwareText)} />

  return (
    <Panel title={say(words.firmware)}>
      <DescriptionList
        columns={1}
        items={versions.map(([kind, version]) => {
          const code = firmwareKind.codes.find((known) => String(known) === kind)
          return { label: code === undefined ? kind : firmwareKind.label(code, language), value: version }
        })}
      />
    </Panel>
  )
}

/** What the pile is set to. Nothing reads it yet, and this says so. */
export function ConfigurationPart(_: { of: PileRow }) {
  const say = useSay()
  return <Empty title={say(words.noConfiguration)} text={say(words.noConfigurationText)} />
}
