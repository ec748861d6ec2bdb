import type { PileRow } from '@ampdeck/api/config/pile'
import { firmwareKind } from '@ampdeck/api/enumerations/equipment'
import { configTemplate } from '@ampdeck/api/operation/config-template'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Empty } from '@ampdeck/ui/state-panel'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'

const words = texts({
  firmware: ['Firmware', '固件'],
  noFirmware: ['No firmware information yet', '暂无固件信息'],
  noFirmwareText: ['The pile reports it when it boots.', '电桩启动时上报。'],
  configuration: ['Configuration', '配置'],
  readOnly: ['read only', '只读'],
  reboot: ['takes effect after a restart', '重启后生效'],
  notRead: ['The configuration could not be loaded', '配置加载失败'],
  noConfiguration: ['The configuration of this pile has not been read', '尚未读取此电桩的配置项'],
  noConfigurationText: [
    'Read it from “Remote control”, “Pile configuration”. Address and password are under “Basic information”.',
    '请在“远程控制”的“电桩配置”中读取；连接地址与密码见“基础信息”。',
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

/** What the pile has last told of its settings. */
export function ConfigurationPart({ of }: { of: PileRow }) {
  const say = useSay()
  const known = useRead(configTemplate.known, { pileId: of.id })
  if (known.error || !known.data) return <Awaited of={known} title={say(words.notRead)} />
  if (known.data.length === 0)
    return <Empty title={say(words.noConfiguration)} text={say(words.noConfigurationText)} />

  return (
    <Panel title={say(words.configuration)}>
      <DescriptionList
        columns={2}
        items={known.data.map(({ key, value, isReadOnly, needsReboot }) => {
          const notes = [isReadOnly && say(words.readOnly), needsReboot && say(words.reboot)].filter(Boolean)
          return { label: key, value: [value ?? '–', ...notes].join(' · ') }
        })}
      />
    </Panel>
  )
}
