import { StatusCell as StatusCell_30cf517d84a3416b499c63e693212cbc } from '../../../admissions/admin/list/StatusCell.tsx'
import { IstDateCell as IstDateCell_a977f76436d6638f858c3dd356a8bd51 } from '../../../platform/admin/IstDateCell.tsx'
import { IstDateField as IstDateField_8abbc8fb6821109ba4a93cec58a50b31 } from '../../../platform/admin/IstDateField.tsx'
import { FeePaidCell as FeePaidCell_8865ea6886118b0730c2c97db350bffb } from '../../../admissions/admin/list/FeePaidCell.tsx'
import { CollegeCell as CollegeCell_da7b8c78a492a71364936ab07d9725b5 } from '../../../admissions/admin/list/CollegeCell.tsx'
import { RupeesCell as RupeesCell_8cf1714bb7fc497558314bf78cc1b035 } from '../../../platform/admin/RupeesCell.tsx'
import { RupeesField as RupeesField_de20c2670a79f47c3cd1eb2357b1cc21 } from '../../../platform/admin/RupeesField.tsx'
import { ListBar as ListBar_5f35c842a6de7b57741aba3a532d4aa5 } from '../../../admissions/admin/list/ListBar.tsx'
import { KeepUnsaved as KeepUnsaved_8112a4a482001060e23284eaee50d926 } from '../../../platform/admin/form/KeepUnsaved.tsx'
import { ReviewView as ReviewView_d8cafcc8d33c55b4b43ead2b2e5ccfe7 } from '../../../admissions/admin/review/ReviewView.tsx'
import { ReviewFee as ReviewFee_52b43430205ea2fecffcaa1c0d14fdfd } from '../../../fees/admin/parts.ts'
import { ReopenFee as ReopenFee_52b43430205ea2fecffcaa1c0d14fdfd } from '../../../fees/admin/parts.ts'
import { DownloadReceipt as DownloadReceipt_45513486f6c0eeaad002bb40ca8805eb } from '../../../documents/admin/parts.ts'
import { DueTotals as DueTotals_f347d0cbb960d5c8626c512b0b21a3a5 } from '../../../fees/admin/DueTotals.tsx'
import { ExportBar as ExportBar_2752abd3906fcd428a9dd59db5f80835 } from '../../../platform/export/ExportBar.tsx'
import { YesNoCell as YesNoCell_c34c629005270a035e0276bb0f5c8d0a } from '../../../platform/admin/YesNoCell.tsx'
import { RemovalConsequences as RemovalConsequences_50279db3f8563f5a2a1ef50313854e64 } from '../../../content/admin/removal/RemovalConsequences.tsx'
import { StateCell as StateCell_45333648aef66ac47333a7a662a4ac23 } from '../../../platform/outbox/admin/StateCell.tsx'
import { SendAgain as SendAgain_5f44773024f5b98a57b6208cbcf18776 } from '../../../platform/outbox/admin/SendAgain.tsx'
import { StudentField as StudentField_da36fd509233f03c0715c972255cd594 } from '../../../accounts/admin/StudentField.tsx'
import { RefundPanel as RefundPanel_cc9c790eac30a9aa1bdbae94218057f3 } from '../../../payments/admin/parts.ts'
import { PaymentsBar as PaymentsBar_bcc5c28b909b7e3db25846b11f708fed } from '../../../payments/admin/list/PaymentsBar.tsx'
import { DecideOfflinePayment as DecideOfflinePayment_cc9c790eac30a9aa1bdbae94218057f3 } from '../../../payments/admin/parts.ts'
import { EnterOfflinePayment as EnterOfflinePayment_cc9c790eac30a9aa1bdbae94218057f3 } from '../../../payments/admin/parts.ts'
import { SettlementsView as SettlementsView_1c78f5cbc0cc21b60a8d52e74348b66f } from '../../../payments/settlements/admin/SettlementsView.tsx'
import { FindingCell as FindingCell_8df4d5dc565731c87fcbccadfa0dd81f } from '../../../payments/reconcile/admin/FindingCell.tsx'
import { FindingLink as FindingLink_7e27bdc25e12fd4c12181a68a2e6bd18 } from '../../../payments/reconcile/admin/FindingLink.tsx'
import { ReplaceReceipt as ReplaceReceipt_45513486f6c0eeaad002bb40ca8805eb } from '../../../documents/admin/parts.ts'
import { PublicationStatus as PublicationStatus_5c80a023b59af3455fe64d6eb439e4d1 } from '../../../content/admin/PublicationStatus.tsx'
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
import { EditConflict as EditConflict_4d277011c6b6f6a89f570562bb99e2d7 } from '../../../content/admin/editing/EditConflict.tsx'
import { ReleaseLock as ReleaseLock_01446b0aa49f469b45a804d23f4a1f00 } from '../../../content/admin/editing/ReleaseLock.tsx'
import { VersionsView as VersionsView_784ab7cb65346f6b91617ce3791b4186 } from '../../../staff/versions/VersionsView.tsx'
import { FirstCopies as FirstCopies_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { StockPanel as StockPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { OrderPanel as OrderPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { OrdersBar as OrdersBar_a1d2497e4e5f1bcf7d2ab6f9bd757ad7 } from '../../../shop/admin/orders/OrdersBar.tsx'
import { ShipmentPanel as ShipmentPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { ParcelsBar as ParcelsBar_772c7282417ab87c3769e16c4f8552a5 } from '../../../shop/admin/parcels/ParcelsBar.tsx'
import { ImportPanel as ImportPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { UploadBooks as UploadBooks_d3dbe6c6efdaeca9a079cd28c6c4dc8f } from '../../../shop/admin/parts.ts'
import { CurrentPasswordField as CurrentPasswordField_5b9a08f9dde9285a014a7cd24c17ac15 } from '../../../staff/admin/CurrentPasswordField.tsx'
import { IgnoredParts as IgnoredParts_ad13d728863a6fac5e98f8137ad961f9 } from '../../../platform/admin/list/IgnoredParts.tsx'
import { Icon as Icon_48016b036769d2dab205597e9a5640d0 } from '../../../platform/admin/Icon.tsx'
import { Logo as Logo_eed0d68f52dd1093d3fef5f30fbc6226 } from '../../../platform/admin/Logo.tsx'
import { HelpLink as HelpLink_bcc9cdab89f8b2ff48a1283aaba8f7be } from '../../../staff/help/HelpLink.tsx'
import { SignInHint as SignInHint_1095ca49c459a2cea3fb5b13ee5420c3 } from '../../../platform/admin/SignInHint.tsx'
import { RepairMarkup as RepairMarkup_162a72463a8ca1d9e4a8a01c82b00c82 } from '../../../platform/admin/RepairMarkup.tsx'
import { Dashboard as Dashboard_fa6d827be8f77b23f74fac379e8658e5 } from '../../../platform/admin/Dashboard.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admissions/admin/list/StatusCell.tsx#StatusCell": StatusCell_30cf517d84a3416b499c63e693212cbc,
  "/platform/admin/IstDateCell.tsx#IstDateCell": IstDateCell_a977f76436d6638f858c3dd356a8bd51,
  "/platform/admin/IstDateField.tsx#IstDateField": IstDateField_8abbc8fb6821109ba4a93cec58a50b31,
  "/admissions/admin/list/FeePaidCell.tsx#FeePaidCell": FeePaidCell_8865ea6886118b0730c2c97db350bffb,
  "/admissions/admin/list/CollegeCell.tsx#CollegeCell": CollegeCell_da7b8c78a492a71364936ab07d9725b5,
  "/platform/admin/RupeesCell.tsx#RupeesCell": RupeesCell_8cf1714bb7fc497558314bf78cc1b035,
  "/platform/admin/RupeesField.tsx#RupeesField": RupeesField_de20c2670a79f47c3cd1eb2357b1cc21,
  "/admissions/admin/list/ListBar.tsx#ListBar": ListBar_5f35c842a6de7b57741aba3a532d4aa5,
  "/platform/admin/form/KeepUnsaved.tsx#KeepUnsaved": KeepUnsaved_8112a4a482001060e23284eaee50d926,
  "/admissions/admin/review/ReviewView.tsx#ReviewView": ReviewView_d8cafcc8d33c55b4b43ead2b2e5ccfe7,
  "/fees/admin/parts.ts#ReviewFee": ReviewFee_52b43430205ea2fecffcaa1c0d14fdfd,
  "/fees/admin/parts.ts#ReopenFee": ReopenFee_52b43430205ea2fecffcaa1c0d14fdfd,
  "/documents/admin/parts.ts#DownloadReceipt": DownloadReceipt_45513486f6c0eeaad002bb40ca8805eb,
  "/fees/admin/DueTotals.tsx#DueTotals": DueTotals_f347d0cbb960d5c8626c512b0b21a3a5,
  "/platform/export/ExportBar.tsx#ExportBar": ExportBar_2752abd3906fcd428a9dd59db5f80835,
  "/platform/admin/YesNoCell.tsx#YesNoCell": YesNoCell_c34c629005270a035e0276bb0f5c8d0a,
  "/content/admin/removal/RemovalConsequences.tsx#RemovalConsequences": RemovalConsequences_50279db3f8563f5a2a1ef50313854e64,
  "/platform/outbox/admin/StateCell.tsx#StateCell": StateCell_45333648aef66ac47333a7a662a4ac23,
  "/platform/outbox/admin/SendAgain.tsx#SendAgain": SendAgain_5f44773024f5b98a57b6208cbcf18776,
  "/accounts/admin/StudentField.tsx#StudentField": StudentField_da36fd509233f03c0715c972255cd594,
  "/payments/admin/parts.ts#RefundPanel": RefundPanel_cc9c790eac30a9aa1bdbae94218057f3,
  "/payments/admin/list/PaymentsBar.tsx#PaymentsBar": PaymentsBar_bcc5c28b909b7e3db25846b11f708fed,
  "/payments/admin/parts.ts#DecideOfflinePayment": DecideOfflinePayment_cc9c790eac30a9aa1bdbae94218057f3,
  "/payments/admin/parts.ts#EnterOfflinePayment": EnterOfflinePayment_cc9c790eac30a9aa1bdbae94218057f3,
  "/payments/settlements/admin/SettlementsView.tsx#SettlementsView": SettlementsView_1c78f5cbc0cc21b60a8d52e74348b66f,
  "/payments/reconcile/admin/FindingCell.tsx#FindingCell": FindingCell_8df4d5dc565731c87fcbccadfa0dd81f,
  "/payments/reconcile/admin/FindingLink.tsx#FindingLink": FindingLink_7e27bdc25e12fd4c12181a68a2e6bd18,
  "/documents/admin/parts.ts#ReplaceReceipt": ReplaceReceipt_45513486f6c0eeaad002bb40ca8805eb,
  "/content/admin/PublicationStatus.tsx#PublicationStatus": PublicationStatus_5c80a023b59af3455fe64d6eb439e4d1,
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
  "/content/admin/editing/EditConflict.tsx#EditConflict": EditConflict_4d277011c6b6f6a89f570562bb99e2d7,
  "/content/admin/editing/ReleaseLock.tsx#ReleaseLock": ReleaseLock_01446b0aa49f469b45a804d23f4a1f00,
  "/staff/versions/VersionsView.tsx#VersionsView": VersionsView_784ab7cb65346f6b91617ce3791b4186,
  "/shop/admin/parts.ts#FirstCopies": FirstCopies_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/shop/admin/parts.ts#StockPanel": StockPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/shop/admin/parts.ts#OrderPanel": OrderPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/shop/admin/orders/OrdersBar.tsx#OrdersBar": OrdersBar_a1d2497e4e5f1bcf7d2ab6f9bd757ad7,
  "/shop/admin/parts.ts#ShipmentPanel": ShipmentPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/shop/admin/parcels/ParcelsBar.tsx#ParcelsBar": ParcelsBar_772c7282417ab87c3769e16c4f8552a5,
  "/shop/admin/parts.ts#ImportPanel": ImportPanel_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/shop/admin/parts.ts#UploadBooks": UploadBooks_d3dbe6c6efdaeca9a079cd28c6c4dc8f,
  "/staff/admin/CurrentPasswordField.tsx#CurrentPasswordField": CurrentPasswordField_5b9a08f9dde9285a014a7cd24c17ac15,
  "/platform/admin/list/IgnoredParts.tsx#IgnoredParts": IgnoredParts_ad13d728863a6fac5e98f8137ad961f9,
  "/platform/admin/Icon.tsx#Icon": Icon_48016b036769d2dab205597e9a5640d0,
  "/platform/admin/Logo.tsx#Logo": Logo_eed0d68f52dd1093d3fef5f30fbc6226,
  "/staff/help/HelpLink.tsx#HelpLink": HelpLink_bcc9cdab89f8b2ff48a1283aaba8f7be,
  "/platform/admin/SignInHint.tsx#SignInHint": SignInHint_1095ca49c459a2cea3fb5b13ee5420c3,
  "/platform/admin/RepairMarkup.tsx#RepairMarkup": RepairMarkup_162a72463a8ca1d9e4a8a01c82b00c82,
  "/platform/admin/Dashboard.tsx#Dashboard": Dashboard_fa6d827be8f77b23f74fac379e8658e5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
