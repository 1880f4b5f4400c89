import { up as up_20261125_175000_initial } from './20261125_175000_initial.ts'
import { up as up_20261125_180000_delete_actions } from './20261125_180000_delete_actions.ts'
import { up as up_20261125_225843_refund_bank_reference } from './20261125_225843_refund_bank_reference.ts'
import { up as up_20261125_230008_free_delivery } from './20261125_230008_free_delivery.ts'
import { up as up_20261125_231716_rejection_code } from './20261125_231716_rejection_code.ts'
import { up as up_20261126_010000_payment_page_state } from './20261126_010000_payment_page_state.ts'
import { up as up_20261126_010355_course_terms } from './20261126_010355_course_terms.ts'
import { up as up_20261126_012751_costs_before_signing } from './20261126_012751_costs_before_signing.ts'
import { up as up_20261126_013824_page_names } from './20261126_013824_page_names.ts'
import { up as up_20261126_034942_correction_requests } from './20261126_034942_correction_requests.ts'
import { up as up_20261126_035116_admission_settings } from './20261126_035116_admission_settings.ts'
import { up as up_20261126_035702_help_requests } from './20261126_035702_help_requests.ts'
import { up as up_20261126_045228_contact_changes } from './20261126_045228_contact_changes.ts'
import { up as up_20261126_103728_order_parts } from './20261126_103728_order_parts.ts'
import { up as up_20261126_104817_baskets } from './20261126_104817_baskets.ts'
import { up as up_20261126_104843_restored_contacts } from './20261126_104843_restored_contacts.ts'
import { up as up_20261126_110418_trust_facts } from './20261126_110418_trust_facts.ts'
import { up as up_20261126_112000_book_orders } from './20261126_112000_book_orders.ts'
import { up as up_20261126_122021_missing } from './20261126_122021_missing.ts'
import { up as up_20261126_133500_packed_at } from './20261126_133500_packed_at.ts'
import { up as up_20261126_133820_notices } from './20261126_133820_notices.ts'
import { up as up_20261126_133823_book_facts } from './20261126_133823_book_facts.ts'
import { up as up_20261126_134500_order_address } from './20261126_134500_order_address.ts'
import { up as up_20261126_135044_delivery_slabs } from './20261126_135044_delivery_slabs.ts'
import { up as up_20261126_140604_photographs } from './20261126_140604_photographs.ts'
import { up as up_20261126_170037_awaited_returns } from './20261126_170037_awaited_returns.ts'
import { up as up_20261126_170347_site_files } from './20261126_170347_site_files.ts'
import { up as up_20261126_200310_sample_files } from './20261126_200310_sample_files.ts'
import { up as up_20261126_200324_withdrawn_returns } from './20261126_200324_withdrawn_returns.ts'
import { up as up_20261126_202200_saved_from } from './20261126_202200_saved_from.ts'
import { up as up_20261127_000414_registration_limits } from './20261127_000414_registration_limits.ts'
import { up as up_20261127_002131_allowed_addresses } from './20261127_002131_allowed_addresses.ts'
import { up as up_20261127_073050_sorted_lists } from './20261127_073050_sorted_lists.ts'
import { up as up_20261127_163512_columns_to_sort_by } from './20261127_163512_columns_to_sort_by.ts'
import { up as up_20261127_191737_staff_factors } from './20261127_191737_staff_factors.ts'
import { up as up_20261127_202605_staff_invitations } from './20261127_202605_staff_invitations.ts'
import { up as up_20261127_203925_access_records } from './20261127_203925_access_records.ts'
import { up as up_20261127_204705_search_of_money } from './20261127_204705_search_of_money.ts'
import { up as up_20261127_205328_staff_scope } from './20261127_205328_staff_scope.ts'
import { up as up_20261127_223107_undo_time } from './20261127_223107_undo_time.ts'
import { up as up_20261127_224417_reason_texts } from './20261127_224417_reason_texts.ts'
import { up as up_20261127_230741_search_of_students } from './20261127_230741_search_of_students.ts'
import { up as up_20261127_233456_bulk_runs } from './20261127_233456_bulk_runs.ts'
import { up as up_20261127_234132_review_by_colleagues } from './20261127_234132_review_by_colleagues.ts'
import { up as up_20261127_234912_application_queue } from './20261127_234912_application_queue.ts'
import { up as up_20261127_235600_accounts_office } from './20261127_235600_accounts_office.ts'
import { up as up_20261128_031102_office_complete } from './20261128_031102_office_complete.ts'
import { up as up_20261128_073517_event_kinds } from './20261128_073517_event_kinds.ts'
import { up as up_20261128_075510_rights_of_exports } from './20261128_075510_rights_of_exports.ts'
import { up as up_20261128_085426_fees_by_due_day } from './20261128_085426_fees_by_due_day.ts'
import { up as up_20261128_101403_sums_and_names } from './20261128_101403_sums_and_names.ts'
import { up as up_20261128_194229_languages_of_messages } from './20261128_194229_languages_of_messages.ts'
import { up as up_20261128_195734_data_breaches } from './20261128_195734_data_breaches.ts'
import { up as up_20261128_205533_consents } from './20261128_205533_consents.ts'
import { up as up_20261128_224111_retention } from './20261128_224111_retention.ts'
import { up as up_20261129_095441_rights } from './20261129_095441_rights.ts'
import { up as up_20261129_102113_content_translations } from './20261129_102113_content_translations.ts'
import { up as up_20261129_102534_categories_and_apaar } from './20261129_102534_categories_and_apaar.ts'
import { up as up_20261129_104110_claim_checks } from './20261129_104110_claim_checks.ts'
import { up as up_20261129_105510_retained_rights } from './20261129_105510_retained_rights.ts'
import { up as up_20261129_111100_guardian_consents } from './20261129_111100_guardian_consents.ts'
import { up as up_20261129_142716_agreement_in_english } from './20261129_142716_agreement_in_english.ts'
import { up as up_20261129_145558_prepared_reasons } from './20261129_145558_prepared_reasons.ts'
import { up as up_20261129_150211_stated_adult } from './20261129_150211_stated_adult.ts'
import { up as up_20261129_180135_merit_processes } from './20261129_180135_merit_processes.ts'
import { up as up_20261129_180210_notice_translations } from './20261129_180210_notice_translations.ts'
import { up as up_20261129_181423_merit_results } from './20261129_181423_merit_results.ts'
import { up as up_20261129_183255_objection_messages } from './20261129_183255_objection_messages.ts'
import { up as up_20261129_183946_seat_ledger } from './20261129_183946_seat_ledger.ts'
import { up as up_20261129_225125_merit_parts } from './20261129_225125_merit_parts.ts'
import { up as up_20261129_232600_seats_in_flight } from './20261129_232600_seats_in_flight.ts'
import { up as up_20261129_234000_history_of_merit_processes } from './20261129_234000_history_of_merit_processes.ts'
import { up as up_20261130_051823_merit_entry_lists } from './20261130_051823_merit_entry_lists.ts'
import { up as up_20261130_152826_return_template } from './20261130_152826_return_template.ts'
import { up as up_20261130_154906_end_of_merit_processes } from './20261130_154906_end_of_merit_processes.ts'

export const migrations = [
  { name: '20261125_175000_initial', up: up_20261125_175000_initial },
  { name: '20261125_180000_delete_actions', up: up_20261125_180000_delete_actions },
  { name: '20261125_225843_refund_bank_reference', up: up_20261125_225843_refund_bank_reference },
  { name: '20261125_230008_free_delivery', up: up_20261125_230008_free_delivery },
  { name: '20261125_231716_rejection_code', up: up_20261125_231716_rejection_code },
  { name: '20261126_010000_payment_page_state', up: up_20261126_010000_payment_page_state },
  { name: '20261126_010355_course_terms', up: up_20261126_010355_course_terms },
  { name: '20261126_012751_costs_before_signing', up: up_20261126_012751_costs_before_signing },
  { name: '20261126_013824_page_names', up: up_20261126_013824_page_names },
  { name: '20261126_034942_correction_requests', up: up_20261126_034942_correction_requests },
  { name: '20261126_035116_admission_settings', up: up_20261126_035116_admission_settings },
  { name: '20261126_035702_help_requests', up: up_20261126_035702_help_requests },
  { name: '20261126_045228_contact_changes', up: up_20261126_045228_contact_changes },
  { name: '20261126_103728_order_parts', up: up_20261126_103728_order_parts },
  { name: '20261126_104817_baskets', up: up_20261126_104817_baskets },
  { name: '20261126_104843_restored_contacts', up: up_20261126_104843_restored_contacts },
  { name: '20261126_110418_trust_facts', up: up_20261126_110418_trust_facts },
  { name: '20261126_112000_book_orders', up: up_20261126_112000_book_orders },
  { name: '20261126_122021_missing', up: up_20261126_122021_missing },
  { name: '20261126_133500_packed_at', up: up_20261126_133500_packed_at },
  { name: '20261126_133820_notices', up: up_20261126_133820_notices },
  { name: '20261126_133823_book_facts', up: up_20261126_133823_book_facts },
  { name: '20261126_134500_order_address', up: up_20261126_134500_order_address },
  { name: '20261126_135044_delivery_slabs', up: up_20261126_135044_delivery_slabs },
  { name: '20261126_140604_photographs', up: up_20261126_140604_photographs },
  { name: '20261126_170037_awaited_returns', up: up_20261126_170037_awaited_returns },
  { name: '20261126_170347_site_files', up: up_20261126_170347_site_files },
  { name: '20261126_200310_sample_files', up: up_20261126_200310_sample_files },
  { name: '20261126_200324_withdrawn_returns', up: up_20261126_200324_withdrawn_returns },
  { name: '20261126_202200_saved_from', up: up_20261126_202200_saved_from },
  { name: '20261127_000414_registration_limits', up: up_20261127_000414_registration_limits },
  { name: '20261127_002131_allowed_addresses', up: up_20261127_002131_allowed_addresses },
  { name: '20261127_073050_sorted_lists', up: up_20261127_073050_sorted_lists },
  { name: '20261127_163512_columns_to_sort_by', up: up_20261127_163512_columns_to_sort_by },
  { name: '20261127_191737_staff_factors', up: up_20261127_191737_staff_factors },
  { name: '20261127_202605_staff_invitations', up: up_20261127_202605_staff_invitations },
  { name: '20261127_203925_access_records', up: up_20261127_203925_access_records },
  { name: '20261127_204705_search_of_money', up: up_20261127_204705_search_of_money },
  { name: '20261127_205328_staff_scope', up: up_20261127_205328_staff_scope },
  { name: '20261127_223107_undo_time', up: up_20261127_223107_undo_time },
  { name: '20261127_224417_reason_texts', up: up_20261127_224417_reason_texts },
  { name: '20261127_230741_search_of_students', up: up_20261127_230741_search_of_students },
  { name: '20261127_233456_bulk_runs', up: up_20261127_233456_bulk_runs },
  { name: '20261127_234132_review_by_colleagues', up: up_20261127_234132_review_by_colleagues },
  { name: '20261127_234912_application_queue', up: up_20261127_234912_application_queue },
  { name: '20261127_235600_accounts_office', up: up_20261127_235600_accounts_office },
  { name: '20261128_031102_office_complete', up: up_20261128_031102_office_complete },
  { name: '20261128_073517_event_kinds', up: up_20261128_073517_event_kinds },
  { name: '20261128_075510_rights_of_exports', up: up_20261128_075510_rights_of_exports },
  { name: '20261128_085426_fees_by_due_day', up: up_20261128_085426_fees_by_due_day },
  { name: '20261128_101403_sums_and_names', up: up_20261128_101403_sums_and_names },
  { name: '20261128_194229_languages_of_messages', up: up_20261128_194229_languages_of_messages },
  { name: '20261128_195734_data_breaches', up: up_20261128_195734_data_breaches },
  { name: '20261128_205533_consents', up: up_20261128_205533_consents },
  { name: '20261128_224111_retention', up: up_20261128_224111_retention },
  { name: '20261129_095441_rights', up: up_20261129_095441_rights },
  { name: '20261129_102113_content_translations', up: up_20261129_102113_content_translations },
  { name: '20261129_102534_categories_and_apaar', up: up_20261129_102534_categories_and_apaar },
  { name: '20261129_104110_claim_checks', up: up_20261129_104110_claim_checks },
  { name: '20261129_105510_retained_rights', up: up_20261129_105510_retained_rights },
  { name: '20261129_111100_guardian_consents', up: up_20261129_111100_guardian_consents },
  { name: '20261129_142716_agreement_in_english', up: up_20261129_142716_agreement_in_english },
  { name: '20261129_145558_prepared_reasons', up: up_20261129_145558_prepared_reasons },
  { name: '20261129_150211_stated_adult', up: up_20261129_150211_stated_adult },
  { name: '20261129_180135_merit_processes', up: up_20261129_180135_merit_processes },
  { name: '20261129_180210_notice_translations', up: up_20261129_180210_notice_translations },
  { name: '20261129_181423_merit_results', up: up_20261129_181423_merit_results },
  { name: '20261129_183255_objection_messages', up: up_20261129_183255_objection_messages },
  { name: '20261129_183946_seat_ledger', up: up_20261129_183946_seat_ledger },
  { name: '20261129_225125_merit_parts', up: up_20261129_225125_merit_parts },
  { name: '20261129_232600_seats_in_flight', up: up_20261129_232600_seats_in_flight },
  { name: '20261129_234000_history_of_merit_processes', up: up_20261129_234000_history_of_merit_processes },
  { name: '20261130_051823_merit_entry_lists', up: up_20261130_051823_merit_entry_lists },
  { name: '20261130_152826_return_template', up: up_20261130_152826_return_template },
  { name: '20261130_154906_end_of_merit_processes', up: up_20261130_154906_end_of_merit_processes },
]
