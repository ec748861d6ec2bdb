import type { StationGroup } from '@ampdeck/api/config/station-group'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { groupFormServer } from '../../../station-group/station-group.fixture.ts'
import { inConsole, withServer } from '../../../stories/in-console.tsx'
import { listServer, standardFields } from '../../../stories/mock-server.ts'
import { Page } from './station-group.page.tsx'

const rowOf = (id: number): StationGroup => ({
  ...standardFields(id),
  name: `华南${id}区`,
  nameEn: `South China ${id}`,
  stationIds: Array.from({ length: id - 1 }, (_, index) => index + 1),
  ownerUserId: 4,
  ownerName: '欧阳川',
  remark: null,
  firstStations: [
    { name: '深圳机场', nameEn: 'Shenzhen Airport' },
    { name: '广州天河', nameEn: 'Guangzhou Tianhe' },
    { name: '惠州服务区', nameEn: 'Huizhou Service Area' },
    { name: '深圳福田中心', nameEn: 'Shenzhen Futian CBD' },
  ].slice(0, id - 1),
})
const server = (count: number) => listServer('config-service/stationGroup', rowOf, count)

export default {
  title: 'Apps/Console/Station groups',
  component: Page,
  decorators: [inConsole],
  beforeEach: withServer,
  parameters: { server: server(8), grants: ['stationGroup:query'], layout: 'fullscreen' },
} satisfies Meta

/** Stations that are already in the group stand on the right. */
export const Editing: StoryObj = {
  parameters: {
    grants: ['stationGroup:*'],
    server: { ...server(8), ...groupFormServer },
    address: '/?open=4',
  },
  play: async () => {
    const form = within(
      await within(document.body).findByRole('dialog', { name: /Edit station group|编辑场站分组/ }),
    )
    await expect(await form.findByRole('listbox', { name: /(Chosen, 3 rows|已选，共 3 项)/ })).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: /^(Remove all|全部移除)$/ }))
    await userEvent.click(form.getByRole('button', { name: /^(Save|保存)$/ }))
    await expect(await form.findByRole('alert')).toBeVisible()
  },
}
