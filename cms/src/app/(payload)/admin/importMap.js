import { StatusCell as StatusCell_30cf517d84a3416b499c63e693212cbc } from '../../../admissions/admin/list/StatusCell.tsx'
import { WaitingCell as WaitingCell_ae12972f58aa45a8b17f1a38dcff1ef1 } from '../../../admissions/admin/list/WaitingCell.tsx'
import { IstDateField as IstDateField_c8143ea868c28a66a46a2c04a5de7d17 } from '../../../admin-kit/dates/IstDateField.tsx'
import { DueCell as DueCell_e3f44b620f0cf55518973b9661f0d665 } from '../../../admissions/admin/list/DueCell.tsx'
import { AssignedCell as AssignedCell_7ced3f35a6d18eb886d477b7518ca7cb } from '../../../admissions/admin/list/AssignedCell.tsx'
import { IstDateCell as IstDateCell_bf2f71ee28ff63f7f776d2cf98c70abd } from '../../../admin-kit/dates/IstDateCell.tsx'
import { DocumentsCell as DocumentsCell_299a0869657ff5e11202baab58c5efe3 } from '../../../admissions/admin/list/DocumentsCell.tsx'
import { FlagsCell as FlagsCell_bf6c0228e8cd8241dd82a6d4eb062cb9 } from '../../../admissions/admin/list/FlagsCell.tsx'
import { FeePaidCell as FeePaidCell_8865ea6886118b0730c2c97db350bffb } from '../../../admissions/admin/list/FeePaidCell.tsx'
import { CollegeCell as CollegeCell_da7b8c78a492a71364936ab07d9725b5 } from '../../../admissions/admin/list/CollegeCell.tsx'
import { RupeesCell as RupeesCell_59a8e869e907f986ef5d8c2bd0d7b0c0 } from '../../../admin-kit/money/RupeesCell.tsx'
import { RupeesField as RupeesField_549a256e02234c5d430f7d9c16f777ea } from '../../../admin-kit/money/RupeesField.tsx'
import { ListCount as ListCount_7576e191f28ffd89b757c9c6084c55da } from '../../../admissions/admin/list/ListCount.tsx'
import { ListBar as ListBar_5f35c842a6de7b57741aba3a532d4aa5 } from '../../../admissions/admin/list/ListBar.tsx'
import { BulkBar as BulkBar_79309ccb4932d14e3a5aeb51a01bff47 } from '../../../admissions/bulk/admin/parts.ts'
import { KeepUnsaved as KeepUnsaved_f8ef927f4d27ec9037e00095cfec08d7 } from '../../../admin-kit/form/KeepUnsaved.tsx'
import { ReviewView as ReviewView_d8cafcc8d33c55b4b43ead2b2e5ccfe7 } from '../../../admissions/admin/review/ReviewView.tsx'
import { RunPanel as RunPanel_79309ccb4932d14e3a5aeb51a01bff47 } from '../../../admissions/bulk/admin/parts.ts'
import { NoField as NoField_1aacb593e8a20bc147c82809a8c3c0d9 } from '../../../admin-kit/fields/NoField.tsx'
import { AgreementBar as AgreementBar_fd24d2d71146f4f847fa3b8c33adff7f } from '../../../admissions/admin/readings/AgreementBar.tsx'
import { WindowItems as WindowItems_dcbd830d5a3bd5255e7ff1ed9019f8d5 } from '../../../admissions/admin/windows/parts.ts'
import { ProcessBar as ProcessBar_2c0143d9d570dfaa4a73766628cb575a } from '../../../allotment/admin/create/ProcessBar.tsx'
import { ProcessView as ProcessView_abb4ac7269e0e03de4fe5d9891ef5a74 } from '../../../allotment/admin/process/ProcessView.tsx'
import { DueOwedCell as DueOwedCell_205dac9e3edc3d7b44bdb353be0bb5c0 } from '../../../fees/admin/DueOwedCell.tsx'
import { DueOwedField as DueOwedField_cecca9b047b4fea24627e40fa2ba6abc } from '../../../fees/admin/DueOwedField.tsx'
import { ReviewFee as ReviewFee_52b43430205ea2fecffcaa1c0d14fdfd } from '../../../fees/admin/parts.ts'
import { ReopenFee as ReopenFee_52b43430205ea2fecffcaa1c0d14fdfd } from '../../../fees/admin/parts.ts'
import { ChangeFee as ChangeFee_52b43430205ea2fecffcaa1c0d14fdfd } from '../../../fees/admin/parts.ts'
import { ChangePlan as ChangePlan_52b43430205ea2fecffcaa1c0d14fdfd } from '../../../fees/admin/parts.ts'
import { DownloadReceipt as DownloadReceipt_45513486f6c0eeaad002bb40ca8805eb } from '../../../documents/admin/parts.ts'
import { FactsPanel as FactsPanel_8029917cfc9a11b77085675c78cc19c4 } from '../../../admin-kit/fields/FactsPanel.tsx'
import { RequestsOf as RequestsOf_2b5151bb3bf361053971cb8b1f5b2121 } from '../../../contact/admin/RequestsOf.tsx'
import { ReviewSeveral as ReviewSeveral_52b43430205ea2fecffcaa1c0d14fdfd } from '../../../fees/admin/parts.ts'
import { DueTotals as DueTotals_f347d0cbb960d5c8626c512b0b21a3a5 } from '../../../fees/admin/DueTotals.tsx'
import { ExportBar as ExportBar_d429535c112427c4d6d5f85af9994ca6 } from '../../../admin-kit/export/ExportBar.tsx'
import { YesNoCell as YesNoCell_2954e162fdeeee719e4e2820b32e3652 } from '../../../admin-kit/fields/YesNoCell.tsx'
import { RemovalConsequences as RemovalConsequences_54b2b74a3414b41ac4fb7d9bfc8cf5f4 } from '../../../content/removal/admin/RemovalConsequences.tsx'
import { TranslationsField as TranslationsField_91fce3853b6bccd1ad26c49b7bc1676e } from '../../../content/translations/admin/TranslationsField.tsx'
import { ThreadPanel as ThreadPanel_e3fa0d790d912c774c3fa78612a31914 } from '../../../contact/admin/parts.ts'
import { StudentField as StudentField_da36fd509233f03c0715c972255cd594 } from '../../../accounts/admin/StudentField.tsx'
import { SubjectField as SubjectField_e3e656aa5b3f71cd9d5f0b5ab547b670 } from '../../../contact/admin/SubjectField.tsx'
import { FirstMessage as FirstMessage_9458a15db1ed9478c82f0d423774fb30 } from '../../../contact/admin/FirstMessage.tsx'
import { RequestsBar as RequestsBar_4794a5b0018f865bb10390105c72b75f } from '../../../contact/admin/RequestsBar.tsx'
import { EditConflict as EditConflict_35c273e33079ba4fea5936ec901a3c09 } from '../../../content/editing/admin/EditConflict.tsx'
import { ReleaseLock as ReleaseLock_64c21e42300cd9f210c64c9c61595302 } from '../../../content/editing/admin/ReleaseLock.tsx'
import { StateCell as StateCell_2916af60f0f1f9e44bd626e71c03ddf2 } from '../../../messaging/outbox/admin/StateCell.tsx'
import { SendAgain as SendAgain_6a5bbfa126fa82dcd1d8e5236651cef2 } from '../../../messaging/outbox/admin/SendAgain.tsx'
import { StoredTextCell as StoredTextCell_3d5860235871d13f5b69bf869011ba14 } from '../../../admin-kit/fields/StoredTextCell.tsx'
import { RefundPanel as RefundPanel_cc9c790eac30a9aa1bdbae94218057f3 } from '../../../payments/admin/parts.ts'
import { StudentCell as StudentCell_d4ba8c399ebab1920132ae9053c9295d } from '../../../accounts/admin/StudentCell.tsx'
import { PaymentsBar as PaymentsBar_bcc5c28b909b7e3db25846b11f708fed } from '../../../payments/admin/list/PaymentsBar.tsx'
import { SimilarPayments as SimilarPayments_9f2f4b95b58d80a8c992eead3fe1d4cc } from '../../../payments/offline/admin/SimilarPayments.tsx'
import { DecideOfflinePayment as DecideOfflinePayment_cc9c790eac30a9aa1bdbae94218057f3 } from '../../../payments/admin/parts.ts'
import { EnterOfflinePayment as EnterOfflinePayment_cc9c790eac30a9aa1bdbae94218057f3 } from '../../../payments/admin/parts.ts'
import { DecideApproval as DecideApproval_cc9c790eac30a9aa1bdbae94218057f3 } from '../../../payments/admin/parts.ts'
import { DecideBankLine as DecideBankLine_cc9c790eac30a9aa1bdbae94218057f3 } from '../../../payments/admin/parts.ts'
import { ImportStatement as ImportStatement_cc9c790eac30a9aa1bdbae94218057f3 } from '../../../payments/admin/parts.ts'
import { DecideClosing as DecideClosing_cc9c790eac30a9aa1bdbae94218057f3 } from '../../../payments/admin/parts.ts'
import { CloseDay as CloseDay_cc9c790eac30a9aa1bdbae94218057f3 } from '../../../payments/admin/parts.ts'
import { SettlementsView as SettlementsView_1c78f5cbc0cc21b60a8d52e74348b66f } from '../../../payments/settlements/admin/SettlementsView.tsx'
import { FindingCell as FindingCell_8df4d5dc565731c87fcbccadfa0dd81f } from '../../../payments/reconcile/admin/FindingCell.tsx'
import { FindingLink as FindingLink_7e27bdc25e12fd4c12181a68a2e6bd18 } from '../../../payments/reconcile/admin/FindingLink.tsx'
import { ReportNote as ReportNote_86d2d93b575e4a26f72cc9e984f1c6eb } from '../../../payments/reconcile/admin/ReportNote.tsx'
import { ReplaceReceipt as ReplaceReceipt_45513486f6c0eeaad002bb40ca8805eb } from '../../../documents/admin/parts.ts'
import { PublicationStatus as PublicationStatus_5c80a023b59af3455fe64d6eb439e4d1 } from '../../../content/admin/PublicationStatus.tsx'
import { MissingFacts as MissingFacts_49c5769a9059949191c5e5f86e13a318 } from '../../../content/admin/MissingFacts.tsx'
import { PlaceholderList as PlaceholderList_a5aa814834578035df516f3b27686a63 } from '../../../content/admin/PlaceholderList.tsx'
import { RowLabel as RowLabel_cadf9dc91a04496b155caca4a90c72eb } from '../../../content/admin/RowLabel.tsx'
import { CollegeRowLabel as CollegeRowLabel_1d978a8c23e687bf8a2fbeac4c302803 } from '../../../content/admin/CollegeRowLabel.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NamedForm as NamedForm_743c331013842a81d7ce88e2eb7d1513 } from '../../../content/editing/admin/NamedForm.tsx'
import { KeepTyped as KeepTyped_e6c5affdb549d5d34805d77aa6e6596d } from '../../../content/editing/admin/KeepTyped.tsx'
import { VersionsView as VersionsView_784ab7cb65346f6b91617ce3791b4186 } from '../../../staff/versions/VersionsView.tsx'
import { NewRecordView as NewRecordView_84f8ee4a8f96351658abe9ff422129c7 } from '../../../content/editing/admin/NewRecordView.tsx'
import { SendNotice as SendNotice_d4c76e569c808e182e3a1c2fa4b0b831 } from '../../../student/notices/admin/parts.tsx'
import { FocusPoint as FocusPoint_d4b9b6d720dde22f2a531542c8c076ba } from '../../../content/admin/FocusPoint.tsx'
import { FirstCopies as FirstCopies_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { StockPanel as StockPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { OrderPanel as OrderPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { OrderOwedCell as OrderOwedCell_93f79c7cef37039ccad70372b4c20c99 } from '../../../shop/admin/orders/OrderOwedCell.tsx'
import { OrderOwedField as OrderOwedField_b02ab1b77965b259868464fdac122d05 } from '../../../shop/admin/orders/OrderOwedField.tsx'
import { OrdersBar as OrdersBar_a1d2497e4e5f1bcf7d2ab6f9bd757ad7 } from '../../../shop/admin/orders/OrdersBar.tsx'
import { ShipmentPanel as ShipmentPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { ParcelsBar as ParcelsBar_772c7282417ab87c3769e16c4f8552a5 } from '../../../shop/admin/parcels/ParcelsBar.tsx'
import { ImportPanel as ImportPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { UploadBooks as UploadBooks_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { PurchaseOwedCell as PurchaseOwedCell_8afe295cb52bb2aedfdf7d5bef0ffb6b } from '../../../learning/admin/PurchaseOwedCell.tsx'
import { PurchaseOwedField as PurchaseOwedField_055282a3bcf597afc246eb9c01fe54ef } from '../../../learning/admin/PurchaseOwedField.tsx'
import { PersonPanel as PersonPanel_9490d6253758604cd677480d5bb81376 } from '../../../people/admin/PersonPanel.tsx'
import { ContactHistory as ContactHistory_fa0bd3e6df0d1bbbc8269b787cea802d } from '../../../accounts/admin/ContactHistory.tsx'
import { Consents as Consents_af83643e6e8e0993f04440fb77babf58 } from '../../../accounts/admin/Consents.tsx'
import { Guardians as Guardians_af3594890f3ad9a6f5d21a067f0550ce } from '../../../accounts/guardians/admin/Guardians.tsx'
import { RecordStudents as RecordStudents_abf15f5d1da57c2c59f24b67f463533d } from '../../../accounts/access-records/admin/RecordStudents.tsx'
import { AccessesBar as AccessesBar_090707a127cafb3ddfc83e57efb6863d } from '../../../accounts/admin/AccessesBar.tsx'
import { BreachDuties as BreachDuties_5ed87ad1fc163535dd5f37a527035f96 } from '../../../accounts/breaches/admin/BreachDuties.tsx'
import { NextDutyCell as NextDutyCell_7def16fc06903a2293872c51519f2e48 } from '../../../accounts/breaches/admin/NextDutyCell.tsx'
import { RequestPanel as RequestPanel_c72e9e51fc8871fe5b6c9342b4bdaf6d } from '../../../rights/admin/parts.ts'
import { AnswerByCell as AnswerByCell_47cf114298cf62a1dd7ca6720a9c6bcd } from '../../../rights/admin/AnswerByCell.tsx'
import { RightsBar as RightsBar_f6e200345d80003ee8d7611f4983f8c2 } from '../../../rights/admin/RightsBar.tsx'
import { CurrentPasswordField as CurrentPasswordField_5b9a08f9dde9285a014a7cd24c17ac15 } from '../../../staff/admin/CurrentPasswordField.tsx'
import { LimitCell as LimitCell_be0e57a02579657fc255efd90f3925be } from '../../../staff/limits/LimitCell.tsx'
import { SignInSecurity as SignInSecurity_0559c383e724c3bc96de46035cb3f402 } from '../../../staff/second-step/admin/SignInSecurity.tsx'
import { AccountPanel as AccountPanel_db768750260fbf448c807627599e84a4 } from '../../../staff/admin/AccountPanel.tsx'
import { AccountStateCell as AccountStateCell_d88c0cab13fa22a5f3571c08b91f78c5 } from '../../../staff/admin/AccountStateCell.tsx'
import { StaffBar as StaffBar_62090bd3dcf1360345bb0dd1892d5bc6 } from '../../../staff/admin/StaffBar.tsx'
import { StaffEditView as StaffEditView_fb6cdbd378b67dbd11543e6c4b1d57c4 } from '../../../staff/admin/StaffEditView.tsx'
import { DeliveryExamples as DeliveryExamples_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { AllowedAddressLabel as AllowedAddressLabel_8c7e200ba9c18e23012c8dba8d9e0fce } from '../../../accounts/admin/AllowedAddressLabel.tsx'
import { IgnoredParts as IgnoredParts_69a60ba7e036a21604ca47da9103e971 } from '../../../admin-kit/list/IgnoredParts.tsx'
import { Icon as Icon_f0733ff5fa8bf63b1115e7fe1381c8c6 } from '../../../admin-kit/frame/Icon.tsx'
import { Logo as Logo_5688e2630c73923a54dcf3d660dc046f } from '../../../admin-kit/frame/Logo.tsx'
import { SearchButton as SearchButton_31f639d2faba7dbffa5a5a5d51a604bb } from '../../../people/admin/SearchButton.tsx'
import { HelpLink as HelpLink_bcc9cdab89f8b2ff48a1283aaba8f7be } from '../../../staff/help/HelpLink.tsx'
import { SignInHint as SignInHint_c179066c073b357c8c9f1f0ffc448ec1 } from '../../../admin-kit/frame/SignInHint.tsx'
import { LanguageChoice as LanguageChoice_908b222e939ba9ea46d0a50945ef26a7 } from '../../../admin-kit/frame/LanguageChoice.tsx'
import { FiguresLink as FiguresLink_e4fc425a24e1d1137ab687a9fea103fb } from '../../../figures/admin/FiguresLink.tsx'
import { TranslationsLink as TranslationsLink_9f2a18560c95916f55a2925cfd13719c } from '../../../content/translations/admin/TranslationsLink.tsx'
import { StaffTexts as StaffTexts_94dd274199382a404e8a7a5e3f75a8af } from '../../../admin-kit/frame/StaffTexts.tsx'
import { LoadInLanguage as LoadInLanguage_00601367239c77007163957cd4bb628e } from '../../../admin-kit/frame/LoadInLanguage.tsx'
import { RepairMarkup as RepairMarkup_728a3926342958d0ca84eee098db9488 } from '../../../admin-kit/frame/RepairMarkup.tsx'
import { ConnectionErrors as ConnectionErrors_60b36e037d862e51e582530c0954eb7e } from '../../../admin-kit/frame/ConnectionErrors.tsx'
import { ConfirmIdentity as ConfirmIdentity_cbc4e3ac3222a7f3e5087f33f577d7c2 } from '../../../staff/second-step/admin/ConfirmIdentity.tsx'
import { SignInView as SignInView_6e7da0b56c1fd18be796b9a5f9f167db } from '../../../staff/second-step/admin/SignInView.tsx'
import { Invitation as Invitation_8c404b5bc2b55a6ad33b8c76718b8481 } from '../../../staff/admin/Invitation.tsx'
import { MentionsView as MentionsView_fde449c585032c9123295f45e5a5cff8 } from '../../../admissions/admin/mentions/MentionsView.tsx'
import { ExportsView as ExportsView_284a0b04e99af0ca7995897c45728c4f } from '../../../documents/exported/admin/ExportsView.tsx'
import { ReportsView as ReportsView_443fab27d9cf647212a270c5db0e3933 } from '../../../fees/reports/admin/ReportsView.tsx'
import { FiguresView as FiguresView_36bdeafceb878e0725034bd8e5dde7bd } from '../../../figures/admin/FiguresView.tsx'
import { TranslationsView as TranslationsView_23ad99166901b37bd71141b6fa937b88 } from '../../../content/translations/admin/TranslationsView.tsx'
import { KeysView as KeysView_9a9b79fedef5324e16624d31bb5e7ded } from '../../../figures/admin/KeysView.tsx'
import { Dashboard as Dashboard_9221aec1a73995d964a9525614b0fd20 } from '../../../admin-kit/dashboard/Dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admissions/admin/list/StatusCell.tsx#StatusCell": StatusCell_30cf517d84a3416b499c63e693212cbc,
  "/admissions/admin/list/WaitingCell.tsx#WaitingCell": WaitingCell_ae12972f58aa45a8b17f1a38dcff1ef1,
  "/admin-kit/dates/IstDateField.tsx#IstDateField": IstDateField_c8143ea868c28a66a46a2c04a5de7d17,
  "/admissions/admin/list/DueCell.tsx#DueCell": DueCell_e3f44b620f0cf55518973b9661f0d665,
  "/admissions/admin/list/AssignedCell.tsx#AssignedCell": AssignedCell_7ced3f35a6d18eb886d477b7518ca7cb,
  "/admin-kit/dates/IstDateCell.tsx#IstDateCell": IstDateCell_bf2f71ee28ff63f7f776d2cf98c70abd,
  "/admissions/admin/list/DocumentsCell.tsx#DocumentsCell": DocumentsCell_299a0869657ff5e11202baab58c5efe3,
  "/admissions/admin/list/FlagsCell.tsx#FlagsCell": FlagsCell_bf6c0228e8cd8241dd82a6d4eb062cb9,
  "/admissions/admin/list/FeePaidCell.tsx#FeePaidCell": FeePaidCell_8865ea6886118b0730c2c97db350bffb,
  "/admissions/admin/list/CollegeCell.tsx#CollegeCell": CollegeCell_da7b8c78a492a71364936ab07d9725b5,
  "/admin-kit/money/RupeesCell.tsx#RupeesCell": RupeesCell_59a8e869e907f986ef5d8c2bd0d7b0c0,
  "/admin-kit/money/RupeesField.tsx#RupeesField": RupeesField_549a256e02234c5d430f7d9c16f777ea,
  "/admissions/admin/list/ListCount.tsx#ListCount": ListCount_7576e191f28ffd89b757c9c6084c55da,
  "/admissions/admin/list/ListBar.tsx#ListBar": ListBar_5f35c842a6de7b57741aba3a532d4aa5,
  "/admissions/bulk/admin/parts.ts#BulkBar": BulkBar_79309ccb4932d14e3a5aeb51a01bff47,
  "/admin-kit/form/KeepUnsaved.tsx#KeepUnsaved": KeepUnsaved_f8ef927f4d27ec9037e00095cfec08d7,
  "/admissions/admin/review/ReviewView.tsx#ReviewView": ReviewView_d8cafcc8d33c55b4b43ead2b2e5ccfe7,
  "/admissions/bulk/admin/parts.ts#RunPanel": RunPanel_79309ccb4932d14e3a5aeb51a01bff47,
  "/admin-kit/fields/NoField.tsx#NoField": NoField_1aacb593e8a20bc147c82809a8c3c0d9,
  "/admissions/admin/readings/AgreementBar.tsx#AgreementBar": AgreementBar_fd24d2d71146f4f847fa3b8c33adff7f,
  "/admissions/admin/windows/parts.ts#WindowItems": WindowItems_dcbd830d5a3bd5255e7ff1ed9019f8d5,
  "/allotment/admin/create/ProcessBar.tsx#ProcessBar": ProcessBar_2c0143d9d570dfaa4a73766628cb575a,
  "/allotment/admin/process/ProcessView.tsx#ProcessView": ProcessView_abb4ac7269e0e03de4fe5d9891ef5a74,
  "/fees/admin/DueOwedCell.tsx#DueOwedCell": DueOwedCell_205dac9e3edc3d7b44bdb353be0bb5c0,
  "/fees/admin/DueOwedField.tsx#DueOwedField": DueOwedField_cecca9b047b4fea24627e40fa2ba6abc,
  "/fees/admin/parts.ts#ReviewFee": ReviewFee_52b43430205ea2fecffcaa1c0d14fdfd,
  "/fees/admin/parts.ts#ReopenFee": ReopenFee_52b43430205ea2fecffcaa1c0d14fdfd,
  "/fees/admin/parts.ts#ChangeFee": ChangeFee_52b43430205ea2fecffcaa1c0d14fdfd,
  "/fees/admin/parts.ts#ChangePlan": ChangePlan_52b43430205ea2fecffcaa1c0d14fdfd,
  "/documents/admin/parts.ts#DownloadReceipt": DownloadReceipt_45513486f6c0eeaad002bb40ca8805eb,
  "/admin-kit/fields/FactsPanel.tsx#FactsPanel": FactsPanel_8029917cfc9a11b77085675c78cc19c4,
  "/contact/admin/RequestsOf.tsx#RequestsOf": RequestsOf_2b5151bb3bf361053971cb8b1f5b2121,
  "/fees/admin/parts.ts#ReviewSeveral": ReviewSeveral_52b43430205ea2fecffcaa1c0d14fdfd,
  "/fees/admin/DueTotals.tsx#DueTotals": DueTotals_f347d0cbb960d5c8626c512b0b21a3a5,
  "/admin-kit/export/ExportBar.tsx#ExportBar": ExportBar_d429535c112427c4d6d5f85af9994ca6,
  "/admin-kit/fields/YesNoCell.tsx#YesNoCell": YesNoCell_2954e162fdeeee719e4e2820b32e3652,
  "/content/removal/admin/RemovalConsequences.tsx#RemovalConsequences": RemovalConsequences_54b2b74a3414b41ac4fb7d9bfc8cf5f4,
  "/content/translations/admin/TranslationsField.tsx#TranslationsField": TranslationsField_91fce3853b6bccd1ad26c49b7bc1676e,
  "/contact/admin/parts.ts#ThreadPanel": ThreadPanel_e3fa0d790d912c774c3fa78612a31914,
  "/accounts/admin/StudentField.tsx#StudentField": StudentField_da36fd509233f03c0715c972255cd594,
  "/contact/admin/SubjectField.tsx#SubjectField": SubjectField_e3e656aa5b3f71cd9d5f0b5ab547b670,
  "/contact/admin/FirstMessage.tsx#FirstMessage": FirstMessage_9458a15db1ed9478c82f0d423774fb30,
  "/contact/admin/RequestsBar.tsx#RequestsBar": RequestsBar_4794a5b0018f865bb10390105c72b75f,
  "/content/editing/admin/EditConflict.tsx#EditConflict": EditConflict_35c273e33079ba4fea5936ec901a3c09,
  "/content/editing/admin/ReleaseLock.tsx#ReleaseLock": ReleaseLock_64c21e42300cd9f210c64c9c61595302,
  "/messaging/outbox/admin/StateCell.tsx#StateCell": StateCell_2916af60f0f1f9e44bd626e71c03ddf2,
  "/messaging/outbox/admin/SendAgain.tsx#SendAgain": SendAgain_6a5bbfa126fa82dcd1d8e5236651cef2,
  "/admin-kit/fields/StoredTextCell.tsx#StoredTextCell": StoredTextCell_3d5860235871d13f5b69bf869011ba14,
  "/payments/admin/parts.ts#RefundPanel": RefundPanel_cc9c790eac30a9aa1bdbae94218057f3,
  "/accounts/admin/StudentCell.tsx#StudentCell": StudentCell_d4ba8c399ebab1920132ae9053c9295d,
  "/payments/admin/list/PaymentsBar.tsx#PaymentsBar": PaymentsBar_bcc5c28b909b7e3db25846b11f708fed,
  "/payments/offline/admin/SimilarPayments.tsx#SimilarPayments": SimilarPayments_9f2f4b95b58d80a8c992eead3fe1d4cc,
  "/payments/admin/parts.ts#DecideOfflinePayment": DecideOfflinePayment_cc9c790eac30a9aa1bdbae94218057f3,
  "/payments/admin/parts.ts#EnterOfflinePayment": EnterOfflinePayment_cc9c790eac30a9aa1bdbae94218057f3,
  "/payments/admin/parts.ts#DecideApproval": DecideApproval_cc9c790eac30a9aa1bdbae94218057f3,
  "/payments/admin/parts.ts#DecideBankLine": DecideBankLine_cc9c790eac30a9aa1bdbae94218057f3,
  "/payments/admin/parts.ts#ImportStatement": ImportStatement_cc9c790eac30a9aa1bdbae94218057f3,
  "/payments/admin/parts.ts#DecideClosing": DecideClosing_cc9c790eac30a9aa1bdbae94218057f3,
  "/payments/admin/parts.ts#CloseDay": CloseDay_cc9c790eac30a9aa1bdbae94218057f3,
  "/payments/settlements/admin/SettlementsView.tsx#SettlementsView": SettlementsView_1c78f5cbc0cc21b60a8d52e74348b66f,
  "/payments/reconcile/admin/FindingCell.tsx#FindingCell": FindingCell_8df4d5dc565731c87fcbccadfa0dd81f,
  "/payments/reconcile/admin/FindingLink.tsx#FindingLink": FindingLink_7e27bdc25e12fd4c12181a68a2e6bd18,
  "/payments/reconcile/admin/ReportNote.tsx#ReportNote": ReportNote_86d2d93b575e4a26f72cc9e984f1c6eb,
  "/documents/admin/parts.ts#ReplaceReceipt": ReplaceReceipt_45513486f6c0eeaad002bb40ca8805eb,
  "/content/admin/PublicationStatus.tsx#PublicationStatus": PublicationStatus_5c80a023b59af3455fe64d6eb439e4d1,
  "/content/admin/MissingFacts.tsx#MissingFacts": MissingFacts_49c5769a9059949191c5e5f86e13a318,
  "/content/admin/PlaceholderList.tsx#PlaceholderList": PlaceholderList_a5aa814834578035df516f3b27686a63,
  "/content/admin/RowLabel.tsx#RowLabel": RowLabel_cadf9dc91a04496b155caca4a90c72eb,
  "/content/admin/CollegeRowLabel.tsx#CollegeRowLabel": CollegeRowLabel_1d978a8c23e687bf8a2fbeac4c302803,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/editing/admin/NamedForm.tsx#NamedForm": NamedForm_743c331013842a81d7ce88e2eb7d1513,
  "/content/editing/admin/KeepTyped.tsx#KeepTyped": KeepTyped_e6c5affdb549d5d34805d77aa6e6596d,
  "/staff/versions/VersionsView.tsx#VersionsView": VersionsView_784ab7cb65346f6b91617ce3791b4186,
  "/content/editing/admin/NewRecordView.tsx#NewRecordView": NewRecordView_84f8ee4a8f96351658abe9ff422129c7,
  "/student/notices/admin/parts.tsx#SendNotice": SendNotice_d4c76e569c808e182e3a1c2fa4b0b831,
  "/content/admin/FocusPoint.tsx#FocusPoint": FocusPoint_d4b9b6d720dde22f2a531542c8c076ba,
  "/shop/admin/parts.ts#FirstCopies": FirstCopies_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/shop/admin/parts.ts#StockPanel": StockPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/shop/admin/parts.ts#OrderPanel": OrderPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/shop/admin/orders/OrderOwedCell.tsx#OrderOwedCell": OrderOwedCell_93f79c7cef37039ccad70372b4c20c99,
  "/shop/admin/orders/OrderOwedField.tsx#OrderOwedField": OrderOwedField_b02ab1b77965b259868464fdac122d05,
  "/shop/admin/orders/OrdersBar.tsx#OrdersBar": OrdersBar_a1d2497e4e5f1bcf7d2ab6f9bd757ad7,
  "/shop/admin/parts.ts#ShipmentPanel": ShipmentPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/shop/admin/parcels/ParcelsBar.tsx#ParcelsBar": ParcelsBar_772c7282417ab87c3769e16c4f8552a5,
  "/shop/admin/parts.ts#ImportPanel": ImportPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/shop/admin/parts.ts#UploadBooks": UploadBooks_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/learning/admin/PurchaseOwedCell.tsx#PurchaseOwedCell": PurchaseOwedCell_8afe295cb52bb2aedfdf7d5bef0ffb6b,
  "/learning/admin/PurchaseOwedField.tsx#PurchaseOwedField": PurchaseOwedField_055282a3bcf597afc246eb9c01fe54ef,
  "/people/admin/PersonPanel.tsx#PersonPanel": PersonPanel_9490d6253758604cd677480d5bb81376,
  "/accounts/admin/ContactHistory.tsx#ContactHistory": ContactHistory_fa0bd3e6df0d1bbbc8269b787cea802d,
  "/accounts/admin/Consents.tsx#Consents": Consents_af83643e6e8e0993f04440fb77babf58,
  "/accounts/guardians/admin/Guardians.tsx#Guardians": Guardians_af3594890f3ad9a6f5d21a067f0550ce,
  "/accounts/access-records/admin/RecordStudents.tsx#RecordStudents": RecordStudents_abf15f5d1da57c2c59f24b67f463533d,
  "/accounts/admin/AccessesBar.tsx#AccessesBar": AccessesBar_090707a127cafb3ddfc83e57efb6863d,
  "/accounts/breaches/admin/BreachDuties.tsx#BreachDuties": BreachDuties_5ed87ad1fc163535dd5f37a527035f96,
  "/accounts/breaches/admin/NextDutyCell.tsx#NextDutyCell": NextDutyCell_7def16fc06903a2293872c51519f2e48,
  "/rights/admin/parts.ts#RequestPanel": RequestPanel_c72e9e51fc8871fe5b6c9342b4bdaf6d,
  "/rights/admin/AnswerByCell.tsx#AnswerByCell": AnswerByCell_47cf114298cf62a1dd7ca6720a9c6bcd,
  "/rights/admin/RightsBar.tsx#RightsBar": RightsBar_f6e200345d80003ee8d7611f4983f8c2,
  "/staff/admin/CurrentPasswordField.tsx#CurrentPasswordField": CurrentPasswordField_5b9a08f9dde9285a014a7cd24c17ac15,
  "/staff/limits/LimitCell.tsx#LimitCell": LimitCell_be0e57a02579657fc255efd90f3925be,
  "/staff/second-step/admin/SignInSecurity.tsx#SignInSecurity": SignInSecurity_0559c383e724c3bc96de46035cb3f402,
  "/staff/admin/AccountPanel.tsx#AccountPanel": AccountPanel_db768750260fbf448c807627599e84a4,
  "/staff/admin/AccountStateCell.tsx#AccountStateCell": AccountStateCell_d88c0cab13fa22a5f3571c08b91f78c5,
  "/staff/admin/StaffBar.tsx#StaffBar": StaffBar_62090bd3dcf1360345bb0dd1892d5bc6,
  "/staff/admin/StaffEditView.tsx#StaffEditView": StaffEditView_fb6cdbd378b67dbd11543e6c4b1d57c4,
  "/shop/admin/parts.ts#DeliveryExamples": DeliveryExamples_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/accounts/admin/AllowedAddressLabel.tsx#AllowedAddressLabel": AllowedAddressLabel_8c7e200ba9c18e23012c8dba8d9e0fce,
  "/admin-kit/list/IgnoredParts.tsx#IgnoredParts": IgnoredParts_69a60ba7e036a21604ca47da9103e971,
  "/admin-kit/frame/Icon.tsx#Icon": Icon_f0733ff5fa8bf63b1115e7fe1381c8c6,
  "/admin-kit/frame/Logo.tsx#Logo": Logo_5688e2630c73923a54dcf3d660dc046f,
  "/people/admin/SearchButton.tsx#SearchButton": SearchButton_31f639d2faba7dbffa5a5a5d51a604bb,
  "/staff/help/HelpLink.tsx#HelpLink": HelpLink_bcc9cdab89f8b2ff48a1283aaba8f7be,
  "/admin-kit/frame/SignInHint.tsx#SignInHint": SignInHint_c179066c073b357c8c9f1f0ffc448ec1,
  "/admin-kit/frame/LanguageChoice.tsx#LanguageChoice": LanguageChoice_908b222e939ba9ea46d0a50945ef26a7,
  "/figures/admin/FiguresLink.tsx#FiguresLink": FiguresLink_e4fc425a24e1d1137ab687a9fea103fb,
  "/content/translations/admin/TranslationsLink.tsx#TranslationsLink": TranslationsLink_9f2a18560c95916f55a2925cfd13719c,
  "/admin-kit/frame/StaffTexts.tsx#StaffTexts": StaffTexts_94dd274199382a404e8a7a5e3f75a8af,
  "/admin-kit/frame/LoadInLanguage.tsx#LoadInLanguage": LoadInLanguage_00601367239c77007163957cd4bb628e,
  "/admin-kit/frame/RepairMarkup.tsx#RepairMarkup": RepairMarkup_728a3926342958d0ca84eee098db9488,
  "/admin-kit/frame/ConnectionErrors.tsx#ConnectionErrors": ConnectionErrors_60b36e037d862e51e582530c0954eb7e,
  "/staff/second-step/admin/ConfirmIdentity.tsx#ConfirmIdentity": ConfirmIdentity_cbc4e3ac3222a7f3e5087f33f577d7c2,
  "/staff/second-step/admin/SignInView.tsx#SignInView": SignInView_6e7da0b56c1fd18be796b9a5f9f167db,
  "/staff/admin/Invitation.tsx#Invitation": Invitation_8c404b5bc2b55a6ad33b8c76718b8481,
  "/admissions/admin/mentions/MentionsView.tsx#MentionsView": MentionsView_fde449c585032c9123295f45e5a5cff8,
  "/documents/exported/admin/ExportsView.tsx#ExportsView": ExportsView_284a0b04e99af0ca7995897c45728c4f,
  "/fees/reports/admin/ReportsView.tsx#ReportsView": ReportsView_443fab27d9cf647212a270c5db0e3933,
  "/figures/admin/FiguresView.tsx#FiguresView": FiguresView_36bdeafceb878e0725034bd8e5dde7bd,
  "/content/translations/admin/TranslationsView.tsx#TranslationsView": TranslationsView_23ad99166901b37bd71141b6fa937b88,
  "/figures/admin/KeysView.tsx#KeysView": KeysView_9a9b79fedef5324e16624d31bb5e7ded,
  "/admin-kit/dashboard/Dashboard.tsx#Dashboard": Dashboard_9221aec1a73995d964a9525614b0fd20,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
