export const freightOfficeTexts = {
  'freight.title': 'Frakt och minsta ordervärde',
  'freight.intro':
    'Vad frakten kostar per leveranssätt, och hur liten en order får vara. Kunden ser det i varukorgen och kassan. Utan regler kostar frakten inget. Alla belopp är utan moms.',
  'freight.rules': 'Frakt',
  'freight.rulesHint':
    'En regel för postnummer går före en utan, ett land före alla länder, och sedan den lägsta vikt som räcker.',
  'freight.notIn': 'Kunder som handlar i {currencies} betalar ingen frakt: ingen regel är i deras valuta.',
  'freight.minimumNotIn':
    'För kunder som handlar i {currencies} finns inget minsta ordervärde: ingen regel är i deras valuta.',
  'freight.empty': 'Ingen frakt tas ut än.',
  'freight.add': 'Lägg till frakt',
  'freight.remove': 'Ta bort {name}',
  'freight.minimum': 'Minsta ordervärde',
  'freight.minimumHint':
    'En order under minsta värdet tas inte emot. Anger du ett småordertillägg tas den emot mot tillägget.',
  'freight.minimumEmpty': 'Inget minsta ordervärde.',
  'freight.addMinimum': 'Lägg till minsta ordervärde',
  'freight.allCountries': 'Alla länder',
  'freight.endedWay': '{name} (avslutat)',
  'freight.field.WayOfDeliveryId': 'Leveranssätt',
  'freight.field.CountryCode': 'Land',
  'freight.field.Zone': 'Postnummer',
  'freight.field.CurrencyCode': 'Valuta',
  'freight.field.UpToWeight': 'Upp till, kg',
  'freight.field.Fee': 'Frakt',
  'freight.field.FreeFrom': 'Fraktfritt från',
  'freight.field.Amount': 'Minsta ordervärde',
  'freight.field.SmallOrderFee': 'Småordertillägg',
  'freight.any': 'alla',
  'freight.never': 'aldrig',
  'freight.refused': 'tas inte emot',
};
