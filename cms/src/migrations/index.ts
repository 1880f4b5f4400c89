import * as migration_20261121_035842_initial from './20261121_035842_initial.ts'
import * as migration_20261121_043121_accounts from './20261121_043121_accounts.ts'
import * as migration_20261121_062023_payments from './20261121_062023_payments.ts'
import * as migration_20261121_074258_admissions from './20261121_074258_admissions.ts'
import * as migration_20261121_181838_staff_and_safety from './20261121_181838_staff_and_safety.ts'
import * as migration_20261121_212113_leases_and_locale from './20261121_212113_leases_and_locale.ts'
import * as migration_20261122_121213_fees_payments_shop from './20261122_121213_fees_payments_shop.ts'
import * as migration_20261122_151919_seats_search_couriers from './20261122_151919_seats_search_couriers.ts'
import * as migration_20261122_174205_publication_events from './20261122_174205_publication_events.ts'
import * as migration_20261122_203912_build_assets from './20261122_203912_build_assets.ts'
import * as migration_20261123_001243_due_work_index from './20261123_001243_due_work_index.ts'

export const migrations = [
  {
    up: migration_20261121_035842_initial.up,
    down: migration_20261121_035842_initial.down,
    name: '20261121_035842_initial',
  },
  {
    up: migration_20261121_043121_accounts.up,
    down: migration_20261121_043121_accounts.down,
    name: '20261121_043121_accounts',
  },
  {
    up: migration_20261121_062023_payments.up,
    down: migration_20261121_062023_payments.down,
    name: '20261121_062023_payments',
  },
  {
    up: migration_20261121_074258_admissions.up,
    down: migration_20261121_074258_admissions.down,
    name: '20261121_074258_admissions',
  },
  {
    up: migration_20261121_181838_staff_and_safety.up,
    down: migration_20261121_181838_staff_and_safety.down,
    name: '20261121_181838_staff_and_safety',
  },
  {
    up: migration_20261121_212113_leases_and_locale.up,
    down: migration_20261121_212113_leases_and_locale.down,
    name: '20261121_212113_leases_and_locale',
  },
  {
    up: migration_20261122_121213_fees_payments_shop.up,
    down: migration_20261122_121213_fees_payments_shop.down,
    name: '20261122_121213_fees_payments_shop',
  },
  {
    up: migration_20261122_151919_seats_search_couriers.up,
    down: migration_20261122_151919_seats_search_couriers.down,
    name: '20261122_151919_seats_search_couriers',
  },
  {
    up: migration_20261122_174205_publication_events.up,
    down: migration_20261122_174205_publication_events.down,
    name: '20261122_174205_publication_events',
  },
  {
    up: migration_20261122_203912_build_assets.up,
    down: migration_20261122_203912_build_assets.down,
    name: '20261122_203912_build_assets',
  },
  {
    up: migration_20261123_001243_due_work_index.up,
    down: migration_20261123_001243_due_work_index.down,
    name: '20261123_001243_due_work_index',
  },
]
