/**
 * Common names of countries for which faker has none (England, Scotland, Wales, Ireland), too few (Brazil,
 * Belgium) or many rare ones (France, Italy, Poland, Turkey).
 */

export interface CommonNames {
  first?: string
  last?: string
}

export const COMMON_NAMES = {
  England: {
    first: `Aaron Adam Alex Alfie Andre Andrew Archie Ashley Ben Billy Bobby Bradley Brandon Callum Calvin
      Cameron Carl Charlie Chris Connor Craig Curtis Dale Dan Daniel Danny Darren David Dean Dom Dominic Dwight
      Eddie Elliot Ethan Ezra Finley Frankie Freddie Gareth Gary George Harrison Harry Harvey Hayden Henry
      Isaac Jack Jacob Jake Jamal James Jamie Jason Jay Jermaine Jesse Joe Joel John Jonah Jonathan Jordan Josh Jude
      Kai Karl Keiran Kyle Lee Leon Leroy Levi Lewis Liam Louie Louis Lucas Luke Marcus Mark Martin Mason
      Matt Matthew Max Michael Mitchell Morgan Nathan Neil Niall Nick Noah Oliver Ollie Oscar Owen Paul Perry
      Pete Phil Reece Reuben Ricky Rob Robbie Ronnie Ross Ruben Ryan Sam Scott Sean Simon Sonny Stanley Steve
      Stuart Tariq Teddy Theo Toby Tom Tommy Tony Travis Trevor Tyler Tyrone Wayne Will Zac`,
    last: `Adams Ainsworth Allen Andrews Armitage Arnold Ashworth Atkinson Bailey Baker Barker Barlow Barnes Barrett
      Bennett Bentley Birch Booth Bradshaw Brooks Brown Burgess Burton Butler Carter Chadwick Chambers Chapman
      Clarke Clayton Cole Collins Cook Cooper Cox Crawley Croft Cross Dawson Dean Dixon Duffield Ellis Elliott
      Farrow Fielding Fisher Fletcher Ford Foster Fowler Fox Francis Gibbs Gibson Gilbert Goodwin Graham
      Green Greenwood Grimshaw Hale Hall Hardy Harper Harris Hartley Harvey Hayes Haywood Heath Henry Higgins Hill
      Hobson Holden Holland Holt Hooper Howard Hudson Hunt Ingham Jackson James Jarvis Johnson Kendall Kent King
      Kirby Knight Lambert Langley Lawrence Lawson Lee Marsden Marsh Marshall Mason Matthews Mills Mitchell
      Moore Moss Nelson Newman Newton Nicholls North Oakley Osborne Palmer Parker Parsons Pearce Pearson Perry
      Phillips Pickering Porter Potts Powell Pratt Price Radcliffe Reynolds Richards Riley Robinson Rowe Russell
      Saunders Sharp Shaw Shepherd Simpson Skinner Slater Smith Spencer Stanton Stokes Sutton Sykes Tanner Taylor
      Thornton Townsend Tucker Turner Underwood Wade Walker Wallace Ward Warren Waters Watkins Watson Webb West
      Wheeler White Whitehead Wilkins Wilkinson Winter Wood Woodward Wright Yates Young`,
  },
  Scotland: {
    first: `Aidan Alasdair Allan Andrew Angus Archie Barry Blair Callum Cameron Colin Craig Darren Declan Derek
      Douglas Duncan Euan Ewan Fergus Finlay Fraser Gary Gavin Gordon Graeme Grant Greg Gregor Hamish Hugh Iain
      Innes Jack James Jamie John Kenny Kieran Kyle Lewis Logan Lyle Malcolm Murray Neil Nicky Paul Rory Ross
      Ruairidh Ryan Scott Stephen Stevie Struan Stuart Tam Thomas William`,
    last: `Abercrombie Adam Aitken Anderson Armstrong Baird Barclay Baxter Beattie Bell Black Boyd Brodie Bruce
      Buchanan Burns Cameron Campbell Carmichael Christie Craig Crawford Cunningham Dalgleish Davidson Docherty
      Donald Douglas Drummond Duncan Dunlop Elder Erskine Farquhar Ferguson Findlay Fleming Forbes Forrest Fraser
      Galbraith Gemmell Gibb Gilmour Gordon Graham Grant Gray Greig Guthrie Haldane Hamilton Hay Henderson
      Imrie Innes Irvine Johnston Keith Kerr Laidlaw Laing Lamont Leitch Lennox Lindsay Logan MacDonald
      MacFarlane MacGregor MacKay MacKenzie MacLean MacLeod MacMillan Maxwell McAllister McArthur McBride McCall
      McCulloch McDowall McEwan McGhee McInnes McIntosh McKinlay McLaren McNeil McPherson McQueen
      Menzies Milne Moffat Moir Muir Munro Murdoch Murray Nairn Napier Nicol Ogilvie Paterson Pringle Ramsay Rankin
      Reid Rennie Ritchie Ross Scott Shearer Sinclair Stewart Sutherland Tait Thomson Turnbull Urquhart Wallace
      Watt Weir Wilson Wishart`,
  },
  Wales: {
    first: `Aled Alun Andrew Aron Ashley Ben Brennan Bryn Cai Carwyn Ceri Chris Craig Dafydd Dai Daniel David Dewi
      Dylan Eifion Elis Emlyn Emrys Ethan Euros Evan Gareth Geraint Gethin Glyn Griff Gwilym Gwyn Harri Huw Hywel
      Iago Ieuan Ifan Ioan Iolo Iwan Joe Jonathan Joseph Kieron Lewis Llew Lloyd Macsen Morgan Neco Neil Nathan
      Osian Owain Rhodri Rhys Robert Rubin Sion Steffan Tom Tomos Trystan Wyn`,
    last: `Beddoe Bevan Bowen Bryant Cadwallader Davies Edwards Ellis Evans Eynon Flynn George Gittins Gough
      Griffiths Gwynne Harries Howells Hopkins Hughes Humphreys Isaac James Jenkins John Jones Kendrick Lewis
      Lloyd Llewellyn Madoc Maddocks Matthews Meredith Morgan Morris Mostyn Nicholas Onions Owen Parry Penry Phillips
      Powell Preece Price Pritchard Probert Prosser Prydderch Pugh Rees Rhys Richards Roberts Rogers Rowlands
      Samuel Tanner Thomas Treharne Tudor Tyler Vaughan Voyle Walters Watkins Williams Wynne Yorath`,
  },
  Ireland: {
    first: `Aaron Adam Aidan Alan Andy Barry Brendan Brian Cathal Cian Ciaran Colm Conall Conor Cormac Daire Damien Darragh
      Daryl David Declan Dermot Diarmuid Donal Donnacha Eamon Enda Eoghan Eoin Evan Fergal Fiachra Finn Fintan
      Gavin Gerry Glen Jack James Jason Jeff Joey John Keith Kenny Kevin Kieran Killian Lee Liam Lorcan Mark
      Matt Michael Mikey Niall Oisin Padraig Patrick Paul Rory Ronan Ruairi Sean Seamus Shane Stephen Tadhg
      Tiernan Tommy Troy Will`,
    last: `Ahern Barry Beirne Boland Boyle Brady Breen Brennan Browne Burke Butler Byrne Cahill Carey Carroll
      Casey Cassidy Clancy Coffey Coghlan Coleman Collins Connolly Conroy Corcoran Corrigan Costello Coyne
      Cronin Crowe Cullen Cusack Daly Delaney Dempsey Devlin Dillon Dolan Donnelly Donovan Doyle Duffy Dunne
      Egan Fagan Fahey Farrell Feeney Finnegan Flanagan Flynn Foley Gallagher Geraghty Gilligan Grogan Hanlon
      Hannigan Hanrahan Harte Hayes Healy Hickey Hogan Horgan Hughes Joyce Kavanagh Keane Kearney Keegan Kelleher
      Kelly Kennedy Kenny Kiely Kinsella Lawlor Leahy Lennon Lynch Madden Maguire Maher Malone McCarthy
      McDermott McGrath McKenna McLoughlin McMahon McNamara Meehan Molloy Moran Moriarty Mulligan Murphy Nolan
      Nugent Phelan Quigley Quinn Rafferty Regan Reilly Rooney Ryan Scully Shanahan Sheehan Sheridan Slattery Sweeney
      Tierney Tobin Tracey Walsh Whelan O'Brien O'Connell O'Connor O'Donoghue O'Dowd O'Driscoll O'Grady O'Hara
      O'Keeffe O'Leary O'Mahony O'Meara O'Neill O'Riordan O'Rourke O'Sullivan O'Toole`,
  },
  France: {
    first: `Aaron Abdoulaye Adrien Alan Alassane Alexandre Alexis Anthony Antoine Antonin Arnaud Arthur Aurélien Axel Bastien
      Baptiste Benjamin Benoît Boubacar Brice Bruno Cédric Charles Christophe Clément Corentin Cyril Damien Dylan
      Désiré Didier Dimitri Dorian Émile Enzo Éric Esteban Étienne Fabien Fabrice Florent Florian Franck François
      Frédéric Gabriel Gaël Gauthier Germain Grégory Guillaume Hugo Ibrahim Ismaël Jean Jérémy Jérôme Joachim
      Jonathan Jordan Jules Julien Kévin Laurent Léo Léon Loïc Louis Luc Lucas Ludovic Malo Marc Marius Martin
      Mathieu Mathis Matthieu Maxence Maxime Mehdi Mickaël Mohamed Moussa Nabil Nathan Nicolas Noa Noé
      Nolan Olivier Pascal Paul Philippe Pierre Quentin Rafaël Raphaël Rayan Rémi Robin Romain Ruben Sacha Samir Samuel
      Sébastien Simon Stéphane Sylvain Théo Thibault Thierry Thomas Timothée Tom Tristan Valentin Victor
      Vincent William Xavier Yann Yannick Yassine Yoann Youssouf Yves Zinedine`,
    last: `Bamba Benali Cissé Diakité Dembélé Fofana Keita Koné Sissoko Sow Touré Traoré Guérin Lefèvre`,
  },
  Italy: {
    first: `Alberto Alessandro Alessio Alfredo Andrea Angelo Antonio Armando Arturo Attilio Benedetto Bruno Carlo Carmine
      Christian Ciro Claudio Corrado Cosimo Cristian Cristiano Damiano Daniele Dario Davide Diego Dino Domenico
      Edoardo Elia Elio Emanuele Emiliano Emilio Enrico Enzo Ernesto Ettore Eugenio Fabio Fabrizio Federico Felice
      Ferdinando Filippo Flavio Francesco Franco Gabriele Gaetano Gennaro Giacomo Gianluca Gianluigi
      Gianmarco Gino Giorgio Giovanni Giulio Giuseppe Guido Gustavo Igor Ivan Ivano Jacopo Lorenzo Luca Luciano Luigi Manuel
      Marcello Marco Mariano Mario Massimiliano Massimo Matteo Mattia Maurizio Mauro Michele Mirko Moreno Nicola
      Nicolò Oscar Paolo Pasquale Patrizio Pierluigi Piero Pietro Raffaele Renato Renzo Riccardo Roberto Rocco Romano
      Salvatore Samuele Sandro Sebastiano Sergio Silvano Silvio Simone Stefano Tiziano Tommaso Ugo Umberto Valentino
      Valerio Vincenzo Vito Vittorio Walter`,
  },
  Spain: {
    last: `Aguilar Alonso Álvarez Arias Benítez Blanco Bravo Caballero Cabrera Calvo Campos Cano Carmona Carrasco Castillo
      Castro Cortés Crespo Cruz Delgado Domínguez Duarte Durán Espinosa Esteban Fernández Ferrer Flores Fuentes
      Gallardo Gallego García Garrido Gil Giménez Gómez González Guerrero Gutiérrez Hernández Herrera Herrero
      Hidalgo Ibáñez Iglesias Izquierdo Jiménez León Lorenzo Lozano Luna Marín Márquez Martín Martínez Medina
      Méndez Merino Molina Montero Mora Morales Moreno Moya Muñoz Navarro Nieto Núñez Ortega Ortiz Pardo Parra Pascual
      Pastor Peña Prieto Ramírez Ramos Redondo Reyes Rivas Rivera Rojas Romero Rubio Ruiz Sáez Sanz Sánchez
      Santana Santos Santiago Serrano Soler Soto Suárez Torres Valero Vargas Vázquez Vega Velasco Vera Vicente Vidal Vila`,
  },
  Argentina: {
    last: `Acosta Agüero Aguirre Álvarez Arce Barrios Benítez Bianchi Cabrera Cáceres Cardozo Castro Colombo Correa
      Coronel Díaz Domínguez Escobar Farías Fernández Ferrari Ferreyra Figueroa Flores Franco Frías Gallo Giménez
      Giordano Godoy González Guzmán Herrera Ibarra Juárez Ledesma Leiva Lombardi López Lucero Luna Maidana
      Maldonado Mansilla Medina Méndez Molina Montenegro Moreno Moyano Muñoz Navarro Ojeda Olivera Ortiz Páez
      Paredes Peralta Pereyra Pérez Ponce Quiroga Ramírez Ríos Rivero Rizzo Roldán Romano Romero Rossi Ruiz Russo
      Sánchez Silva Soria Sosa Soto Suárez Toledo Torres Valdez Vargas Vega Velázquez Vera Villalba Vázquez Zárate`,
  },
  Brazil: {
    last: `Almeida Alves Andrade Araújo Barbosa Barros Batista Borges Brito Campos Cardoso Carvalho Castro Cavalcante
      Conceição Correia Costa Cunha Dias Duarte Farias Ferreira Fernandes Fonseca Freitas Gomes Gonçalves
      Guimarães Lima Lopes Machado Magalhães Marques Medeiros Mendes Monteiro Moura Nascimento Neves Nunes
      Oliveira Paiva Peixoto Pinto Pires Ramos Rezende Ribeiro Rocha Rodrigues Sales Sampaio Teixeira Vasconcelos Vieira`,
  },
  Belgium: {
    first: `Amadou Arnaud Benoît Christophe Cyril Jérémy Jordan Julien Laurent Loïc Ludovic Romain Sébastien Youri Yannick Zakaria`,
    last: `Baeten Bogaert Bonte Carlier Collard Coppens Delvaux Denayer Denis Dewitte Dubois Evrard Fontaine
      Gilson Goethals Henrard Lambert Laurent Leclercq Leroy Lejeune Louis Mahieu Massart Meert Moens
      Noël Pauwels Piette Renard Servais Simon Stevens Timmermans Vermeulen Wauters Wuyts Mbala Nsimba Kabongo`,
  },
  Poland: {
    first: `Adam Adrian Aleksander Andrzej Antoni Arkadiusz Artur Bartłomiej Bartosz Bogdan Błażej Cezary Damian
      Daniel Dariusz Dawid Dominik Emil Fabian Filip Franciszek Gabriel Grzegorz Gustaw Henryk Hubert Ignacy Igor Jacek
      Jakub Jan Janusz Jarosław Jerzy Józef Julian Kacper Kajetan Kamil Karol Kazimierz Konrad Krystian Krzysztof
      Leon Leszek Łukasz Maciej Marcel Marcin Marek Mariusz Mateusz Michał Mikołaj Miłosz Mirosław Norbert
      Olaf Oskar Patryk Paweł Piotr Przemysław Radosław Rafał Robert Roman Ryszard Sebastian Sławomir Stanisław
      Stefan Szymon Tadeusz Tomasz Tymon Waldemar Wiktor Witold Wojciech Zbigniew Zygmunt`,
  },
  Croatia: {
    first: `Ante Andrija Antonio Boris Borna Bruno Damir Danijel Darko Dario Davor Dejan Dino Domagoj Dominik Dražen Duje Emil
      Filip Franjo Goran Hrvoje Igor Ivan Ivica Ivo Jakov Josip Josko Jure Karlo Kristijan Krešimir Lovro Luka
      Marijan Marin Mario Marko Martin Matej Matija Mateo Mato Miho Mihael Milan Mirko Mislav Mladen Nenad Niko Nikola
      Nino Oliver Patrik Pavao Petar Robert Roko Saša Silvio Slaven Stipe Šime Tin Tihomir Tomislav Toni Valentin
      Vedran Vinko Vlado Zdravko Zlatko Zoran Zvonimir Željko`,
    last: `Babić Bašić Blažević Bogdanović Božić Brkić Bošnjak Burić Čović Ćosić Delić Dujmović Filipović Galić
      Grgić Herceg Horvat Hrgović Ilić Ivanković Ivković Jakić Jelić Jerković Jukić Jurić Jurković Katić Klarić
      Knežević Kolar Kovač Kovačević Kovačić Kralj Lončar Lončarić Lovrić Lukić Malić Marić Marković Marušić Martinović
      Matić Matković Mihaljević Mikulić Miletić Novak Novosel Pavić Pavlić Perić Perković Petrić Petrović
      Popović Posavec Radić Šarić Šimić Šimunović Soldo Stanić Tadić Tomić Topić Varga Vidaković Vidović Vučković
      Vuković Zorić Župan Živković`,
  },
  Serbia: {
    last: `Antić Babić Bogdanović Božić Cvetković Ćirić Davidović Dimitrijević Đokić Đorđević Đukić Filipović Gajić
      Golubović Grujić Ilić Ivanović Jakovljević Janković Jovanović Jović Knežević Kostić Kovačević Krstić
      Lazarević Lazić Lukić Maksimović Marinković Marković Matić Milanović Milenković Milić Milošević Mitić
      Mladenović Nedeljković Nikolić Obradović Pajić Pantelić Pavlović Perić Petković Petrović Popović Radić
      Radovanović Rajković Ristić Savić Simić Spasić Stanković Stefanović Stevanović Stojanović Tasić
      Todorović Tomić Tošić Urošević Vasić Vasiljević Veljković Vesić Vidić Vuković Vučković Zdravković Zlatanović Živković`,
  },
  Turkey: {
    first: `Abdullah Adem Ahmet Akın Ali Alper Altay Anıl Arda Atakan Aykut Barış Batuhan Berat Berk Berkay Bilal Bora
      Bülent Burak Can Cem Cengiz Cenk Çağlar Cihan Deniz Doğukan Efe Emir Emre Emrah Enes Engin Ercan Erdem Eren
      Erhan Erkan Ersin Fatih Ferdi Ferhat Fırat Furkan Gökhan Görkem Güven Hakan Halil Hamza Hasan Hüseyin Halit İbrahim İlkay
      İrfan İsmail Kaan Kadir Kemal Kenan Kerem Koray Levent Mahmut Mehmet Melih Mert Merih Metin Murat Musa Mustafa Nihat
      Okan Onur Orhan Orkun Ozan Ömer Özgür Ramazan Recep Rıdvan Salih Samet Selçuk Selim Semih Serdar Serhat Serkan
      Sinan Soner Şahin Taner Tarık Tayfun Tolga Tuncay Turgay Ufuk Uğur Umut Volkan Yasin Yiğit Yusuf Zafer Zeki`,
  },
} as const satisfies Record<string, CommonNames>
