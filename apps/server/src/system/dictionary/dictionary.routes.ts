import { dictionary } from '@ampdeck/api/system/dictionary'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import * as values from './dictionary.service.ts'

export const routes: Routes = (app, server) => {
  serve(app, server, dictionary, {
    page: values.page,
    selectAll: values.selectAll,
    save: values.save,
    update: values.update,
    delete: values.remove,
    sort: values.sort,
  })
}
