export type Source = {
  /** Stands beside the figure wherever it is printed. */
  publisher: string
  /** Title and edition. */
  work: string
}

/**
 * The publications behind the crisis pages' figures, each once. One edition per series:
 * the state of knowledge around 2022, which the tables' heading promises; newer values
 * are not mixed in row by row.
 */
export const sources = {
  associatedPress: { publisher: 'Associated Press', work: 'August 2022' },
  cdpWater: { publisher: 'CDP', work: 'Global Water Report 2020, 2021' },
  chaitkin: { publisher: 'Chaitkin and others', work: 'The Lancet Global Health, 2022' },
  fao2007: { publisher: 'FAO', work: '2007, quoted by UN-Water' },
  faoPortal: { publisher: 'FAO', work: 'SDG indicators data portal, 2022 data' },
  faoState: { publisher: 'FAO', work: 'The State of Food and Agriculture 2020' },
  faoDisasters: {
    publisher: 'FAO',
    work: 'The impact of disasters on agriculture and food security, 2023',
  },
  faoTracking: {
    publisher: 'FAO',
    work: 'Tracking progress on food and agriculture-related SDG indicators, 2022',
  },
  foodCrises: {
    publisher: 'Global Network Against Food Crises',
    work: 'Global Report on Food Crises 2023',
  },
  graham: { publisher: 'Graham and others', work: 'PLOS ONE, 2016, quoted by UNICEF' },
  goessling: { publisher: 'Gössling and others', work: 'Tourism Management, 2012' },
  idmc: { publisher: 'IDMC', work: 'Global Report on Internal Displacement 2023' },
  ieaWater: { publisher: 'IEA', work: 'Clean energy can help to ease the water crisis, 2023' },
  ieaHydro: { publisher: 'IEA', work: 'Tracking hydroelectricity, 2023' },
  childLabour: { publisher: 'ILO/UNICEF', work: 'Child labour: Global estimates 2020, 2021' },
  ipcc: { publisher: 'IPCC', work: 'Sixth Assessment Report, Working Group II, 2022' },
  kaminsky: { publisher: 'Kaminsky and Kumpel', work: 'Water 10(8), 2018' },
  liemberger: {
    publisher: 'Liemberger and Wyatt',
    work: 'Water Supply 19(3), IWA Publishing, 2019',
  },
  grace: {
    publisher: 'NASA/University of California, Irvine',
    work: 'GRACE studies, 2015; trends described as uneven by Shamsudduha and Taylor, Earth System Dynamics, 2020',
  },
  nauges: {
    publisher: 'Nauges and Strand',
    work: 'World Bank working paper, 2013; Environmental and Resource Economics, 2015',
  },
  oecdOutlook: { publisher: 'OECD', work: 'Environmental Outlook to 2050, 2012' },
  oecdFinance: { publisher: 'OECD', work: 'Financing a Water Secure Future, 2022' },
  pacific: { publisher: 'Pacific Institute', work: 'Water Conflict Chronology, 2024 update' },
  ren21: { publisher: 'REN21', work: 'Renewables Global Status Report 2023' },
  indianPress: { publisher: 'The Indian Express and The Economic Times', work: '2018' },
  urbanization: { publisher: 'UN DESA', work: 'World Urbanization Prospects, 2018' },
  population: { publisher: 'UN DESA', work: 'World Population Prospects 2022' },
  igme: { publisher: 'UN IGME', work: 'Levels and trends in child mortality: Report 2023, 2024' },
  wastewater2021: {
    publisher: 'UN-Habitat/WHO',
    work: 'Progress on wastewater treatment: 2021 update, 2021',
  },
  wastewater2024: {
    publisher: 'UN-Habitat/WHO',
    work: 'Progress on wastewater treatment: mid-term status of SDG 6.3.1, 2024',
  },
  transboundary: {
    publisher: 'UNECE/UNESCO',
    work: 'Progress on transboundary water cooperation: 2024 update, 2024',
  },
  gems: {
    publisher: 'UNEP GEMS/Water for UN-Water',
    work: 'Progress on ambient water quality, 2024',
  },
  unepTourism: { publisher: 'UNEP', work: 'Towards a Green Economy (tourism chapter), 2011' },
  heritageGlaciers: { publisher: 'UNESCO/IUCN', work: 'World Heritage Glaciers, 2022' },
  wwdr2016: { publisher: 'UNESCO/UN-Water', work: 'World Water Development Report 2016' },
  wwdr2019: { publisher: 'UNESCO/UN-Water', work: 'World Water Development Report 2019' },
  wwdr2022: { publisher: 'UNESCO/UN-Water', work: 'World Water Development Report 2022' },
  wwdr2023: { publisher: 'UNESCO/UN-Water', work: 'World Water Development Report 2023' },
  wwdr2024: { publisher: 'UNESCO/UN-Water', work: 'World Water Development Report 2024' },
  wwdr2024Cred: {
    publisher: 'UNESCO/UN-Water',
    work: 'World Water Development Report 2024 (CRED data)',
  },
  wwdr2024Study: {
    publisher: 'UNESCO/UN-Water',
    work: 'World Water Development Report 2024 (citing a 2022 study)',
  },
  dataForGirls: { publisher: 'UNICEF', work: 'Harnessing the Power of Data for Girls, 2016' },
  climateChild: { publisher: 'UNICEF', work: 'The Climate-Changed Child, 2023' },
  tripleThreat: { publisher: 'UNICEF', work: 'Triple Threat, 2023' },
  waterWeek: { publisher: 'UNICEF', work: 'press release for World Water Week, 2016' },
  hornOfAfrica: { publisher: 'UNICEF', work: 'statement on the Horn of Africa, December 2022' },
  tourismBarometer: { publisher: 'UNWTO', work: 'World Tourism Barometer, January 2023' },
  whoGuidance: { publisher: 'WHO', work: 'guidance, as cited by UN DESA, 2014' },
  burden: {
    publisher: 'WHO',
    work: 'Burden of disease attributable to unsafe drinking-water, sanitation and hygiene: 2019 update, 2023',
  },
  drinkingWater: { publisher: 'WHO', work: 'Drinking-water fact sheet, 2023' },
  drinkingWaterJmp: { publisher: 'WHO', work: 'Drinking-water fact sheet, 2023 (JMP data)' },
  whoCosts: {
    publisher: 'WHO',
    work: 'Global costs and benefits of drinking-water supply and sanitation interventions, 2012',
  },
  sanitation: { publisher: 'WHO', work: 'Sanitation fact sheet, 2024' },
  sanitationJmp: { publisher: 'WHO', work: 'Sanitation fact sheet, 2024 (JMP data)' },
  helminths: { publisher: 'WHO', work: 'Soil-transmitted helminth infections fact sheet, 2023' },
  cholera: { publisher: 'WHO', work: 'annual cholera figures for 2022, 2023' },
  glaas: { publisher: 'WHO/UN-Water', work: 'GLAAS report, 2022' },
  jmpSchools: {
    publisher: 'WHO/UNICEF JMP',
    work: 'Progress on drinking water, sanitation and hygiene in schools 2000–2021, 2022',
  },
  jmp: {
    publisher: 'WHO/UNICEF JMP',
    work: 'Progress on household drinking water, sanitation and hygiene 2000–2022, 2023',
  },
  jmpHealth: {
    publisher: 'WHO/UNICEF JMP',
    work: 'WASH in health care facilities 2000–2021, 2022',
  },
  genderRelease: { publisher: 'WHO/UNICEF', work: 'joint release on the JMP gender report, 2023' },
  wmoEnergy: { publisher: 'WMO', work: 'State of Climate Services: Energy, 2022' },
  wmoWater: { publisher: 'WMO', work: 'State of Climate Services: Water, 2021' },
  wmoResources: { publisher: 'WMO', work: 'State of Global Water Resources 2022, 2023' },
  wesgro: { publisher: 'Wesgro', work: 'quoted by Eyewitness News, 2018' },
  hutton: { publisher: 'World Bank (Hutton and Varughese)', work: '2016' },
  doingMore: { publisher: 'World Bank', work: 'Doing More with Less, 2019' },
  ebbAndFlow: { publisher: 'World Bank', work: 'Ebb and Flow, 2021' },
  funding: { publisher: 'World Bank', work: 'Funding a Water-Secure Future, 2024' },
  groundswell: { publisher: 'World Bank', work: 'Groundswell Part 2, 2021' },
  highAndDry: { publisher: 'World Bank', work: 'High and Dry, 2016' },
  qualityUnknown: { publisher: 'World Bank', work: 'Quality Unknown, 2019' },
  unchartedWaters: { publisher: 'World Bank', work: 'Uncharted Waters, 2017' },
  sharedProsperity: { publisher: 'World Bank', work: 'Water for Shared Prosperity, 2024' },
  aqueduct: { publisher: 'World Resources Institute', work: 'Aqueduct 4.0, 2023' },
} as const satisfies Record<string, Source>
